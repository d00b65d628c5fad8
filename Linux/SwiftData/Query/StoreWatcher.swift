import CoreData
import Dispatch
import Foundation

/// Posts `NSPersistentStoreRemoteChange` for commits of other processes while a query is shown.
///
/// It refreshes nothing, since Apple promises no refresh: an app that follows other writers fetches
/// in a new context.
///
/// SQLite counts the commits that a connection has not made itself (`PRAGMA data_version`). The count
/// is read, for some microseconds, when a file beside the store changes and ten times a second for some
/// seconds after that: SQLite writes a commit to the file before others can see it. Where the system
/// reports no changes, as of a file on another machine, the count is always read.
@MainActor
final class StoreWatcher {
  private weak var context: ModelContext?
  private weak var container: ModelContainer?
  /// True if it looks also while no query is shown.
  private var isPermanent = false
  private var version: Int64?
  private var events: FolderEvents?
  /// Until when it looks after the last change of a file.
  private var quietTime = ContinuousClock.now
  private static let secondsAfterEvent = Duration.seconds(5)
  /// On the main queue: through tasks, each look would wake five threads for what one does.
  private var timer: (any DispatchSourceTimer)?
  private var hasFailed = false

  nonisolated init() {}

  /// True while it wakes up by itself.
  var isPolling: Bool { timer != nil }

  /// Goes on looking until no query of the context is shown any more.
  func watch(_ context: ModelContext) {
    self.context = context
    start(context.container)
  }

  /// Looks also while no query is shown.
  func alwaysWatch(_ container: ModelContainer) {
    isPermanent = true
    start(container)
  }

  private func start(_ container: ModelContainer) {
    self.container = container
    guard timer == nil, events == nil else { return }
    if let file = container.file, file.keepsLog {
      let folder = URL(filePath: file.path).deletingLastPathComponent().path(percentEncoded: false)
      events = FolderEvents(
        of: folder,
        onEvent: { [weak self] in self?.noteEvent() },
        onEnd: { [weak self] in
          self?.events = nil
          self?.startTimer()
        }
      )
    }
    if events == nil { startTimer() }
    // After the events have begun, so that no commit falls between.
    check()
  }

  private func noteEvent() {
    quietTime = .now + Self.secondsAfterEvent
    // Not at once: whoever replaces the store's files by hand does so in several steps.
    startTimer()
  }

  private func startTimer() {
    guard timer == nil else { return }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(
      deadline: .now() + .milliseconds(100),
      repeating: .milliseconds(100),
      leeway: .milliseconds(10)
    )
    timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.look() } }
    timer.resume()
    self.timer = timer
  }

  private func look() {
    if isPermanent || observers?.isEmpty == false {
      check()
      guard events != nil, ContinuousClock.now > quietTime else { return }
    } else {
      events = nil
    }
    timer?.cancel()
    timer = nil
  }

  private var observers: ObserverList? { context?.observers }

  /// Posts the notification if another connection has committed since the last check.
  func check() {
    guard let container else { return }
    do {
      try container.look()
      let current = try container.storeVersion()
      if version != nil, version != current {
        NotificationCenter.default.post(name: .NSPersistentStoreRemoteChange, object: nil)
      }
      version = current
      if hasFailed { observers?.notify(.everything) }
      hasFailed = false
    } catch {
      // The store can't be read now; the queries say so in words when they fetch.
      if !hasFailed { observers?.notify(.everything) }
      hasFailed = true
    }
  }
}
