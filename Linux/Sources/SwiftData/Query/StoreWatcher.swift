import CoreData
import Dispatch
import Foundation

/// A watcher that posts `NSPersistentStoreRemoteChange` for commits of other processes while a
/// query is shown.
///
/// The watcher does not refresh queries, because Apple's SwiftData does not promise to refresh them
/// either. An app that follows other writers fetches in a new context.
///
/// SQLite counts the commits of other connections (`PRAGMA data_version`). Reading the count takes
/// a few microseconds. The watcher reads the count when a file next to the store changes, and ten
/// times a second for a few seconds after that, because SQLite writes a commit to the file before
/// other connections can see the commit. If the system reports no events, as for a file on another
/// machine, the watcher polls the count continuously.
@MainActor
final class StoreWatcher {
  private weak var context: ModelContext?
  private weak var container: ModelContainer?
  /// True to check even while no query is shown.
  private var isPermanent = false
  private var version: Int64?
  private var events: FolderEvents?
  /// The time at which polling ends if no other file event follows.
  private var quietTime = ContinuousClock.now
  private static let secondsAfterEvent = Duration.seconds(5)
  /// A timer on the main queue, because a timer with tasks would wake five threads at each check.
  private var timer: (any DispatchSourceTimer)?
  private var hasFailed = false

  nonisolated init() {}

  /// True while the timer runs.
  var isPolling: Bool { timer != nil }

  /// Starts checking, until no query of the context is shown.
  func watch(_ context: ModelContext) {
    self.context = context
    start(context.container)
  }

  /// Starts checking permanently.
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
    // Checks after events are enabled, so that no commit is missed in between.
    check()
  }

  private func noteEvent() {
    quietTime = .now + Self.secondsAfterEvent
    // Delays the check, because replacing the store's files manually takes several steps.
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
    timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.checkForChanges() } }
    timer.resume()
    self.timer = timer
  }

  private func checkForChanges() {
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
      try container.checkFiles()
      let current = try container.storeVersion()
      if version != nil, version != current {
        NotificationCenter.default.post(name: .NSPersistentStoreRemoteChange, object: nil)
      }
      version = current
      if hasFailed { observers?.notify(.everything) }
      hasFailed = false
    } catch {
      // The store can't be read now. Queries report the error when they fetch.
      if !hasFailed { observers?.notify(.everything) }
      hasFailed = true
    }
  }
}
