import CoreData
import Dispatch
import Foundation

/// Posts `NSPersistentStoreRemoteChange` for commits of other processes while a query is shown.
///
/// It refreshes nothing, since Apple promises no refresh: an app that follows other writers fetches
/// in a new context.
///
/// SQLite counts the commits that a connection has not made itself (`PRAGMA data_version`). The count
/// is read ten times a second, for some microseconds.
@MainActor
final class StoreWatcher {
  private weak var context: ModelContext?
  private weak var container: ModelContainer?
  /// True if it looks also while no query is shown.
  private var isPermanent = false
  private var version: Int64?
  /// On the main queue: through tasks, each look would wake five threads for what one does.
  private var timer: (any DispatchSourceTimer)?
  private var hasFailed = false

  nonisolated init() {}

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
    if version == nil { check() }
    guard timer == nil else { return }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now(), repeating: .milliseconds(100), leeway: .milliseconds(10))
    timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.look() } }
    timer.resume()
    self.timer = timer
  }

  private func look() {
    if isPermanent || observers?.isEmpty == false { return check() }
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
