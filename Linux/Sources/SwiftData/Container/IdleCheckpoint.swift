import Foundation
import Synchronization

/// A checkpoint of the write-ahead log after an idle period or when the log has grown large, so
/// that a copy of the store's file is complete.
final class IdleCheckpoint: Sendable {
  private struct State {
    var commits = 0
    var isWaiting = false
  }

  /// The idle time before a checkpoint, for containers that are opened in the current task.
  @TaskLocal static var pause = Duration.seconds(2)
  /// The log size in bytes that triggers a checkpoint without an idle period.
  static let limit: Int64 = 4 << 20
  /// The maximum number of attempts while another connection reads the log.
  private static let tries = 30

  private let pause = IdleCheckpoint.pause
  private let state = Mutex(State())

  /// Schedules a checkpoint. Called after each commit of the container.
  func noteCommit(in container: ModelContainer) {
    let isWaiting = state.withLock { state in
      state.commits += 1
      defer { state.isWaiting = true }
      return state.isWaiting
    }
    guard !isWaiting else { return }
    Task.detached(priority: .utility) { [weak self, weak container] in
      await self?.waitUntilIdle { container }
    }
  }

  private func waitUntilIdle(_ container: () -> ModelContainer?) async {
    var (seen, tries) = (0, 0)
    while true {
      do {
        try await Task.sleep(for: pause)
      } catch {
        // The task is never canceled.
        return
      }
      let commits = state.withLock { $0.commits }
      guard let container = container() else { return }
      let isLarge = container.file?.logSize ?? 0 > Self.limit
      let isIdle = commits == seen
      tries = isIdle ? tries + 1 : 0
      seen = commits
      guard isIdle || isLarge else { continue }
      let isDone = container.checkpoint() || tries > Self.tries
      let isOver = state.withLock { state in
        guard isDone, state.commits == seen else { return false }
        state.isWaiting = false
        return true
      }
      if isOver { return }
    }
  }
}
