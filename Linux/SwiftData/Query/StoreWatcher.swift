import Dispatch

/// Tells the main context of what other contexts and processes commit to its store.
///
/// SQLite counts the commits that a connection has not made itself (`PRAGMA data_version`). Nothing
/// else sees those of another process. The count is read ten times a second, for some microseconds,
/// and only while a query is shown.
@MainActor
final class StoreWatcher {
  private weak var context: ModelContext?
  private var version: Int64?
  /// On the main queue: through tasks, each look would wake five threads for what one does.
  private var timer: (any DispatchSourceTimer)?
  private var hasFailed = false

  nonisolated init() {}

  /// Goes on looking until no query of the context is shown any more.
  func watch(_ context: ModelContext) {
    self.context = context
    if version == nil { check() }
    guard timer == nil else { return }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now(), repeating: .milliseconds(100), leeway: .milliseconds(10))
    timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.look() } }
    timer.resume()
    self.timer = timer
  }

  private func look() {
    if let context, !context.observers.isEmpty { return check() }
    timer?.cancel()
    timer = nil
  }

  /// Refreshes the context if another connection has committed since the last check.
  func check() {
    guard let context, !context.observers.isEmpty else { return }
    do {
      try context.container.look()
      let current = try context.storeVersion()
      let isNewer = version != nil && version != current
      version = current
      if isNewer { try context.refreshFromStore() }
      if hasFailed { context.observers.notify(.everything) }
      hasFailed = false
    } catch {
      // The store can't be read now; the queries say so in words when they fetch.
      if !hasFailed { context.observers.notify(.everything) }
      hasFailed = true
    }
  }
}
