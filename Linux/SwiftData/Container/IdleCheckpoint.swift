import Foundation
import Synchronization

/// Writes the log into the store's file when nothing has been saved for a while, or when the log
/// has grown large. A copy of the file then has everything.
final class IdleCheckpoint: Sendable {
  private struct State {
    var commits = 0
    var isWaiting = false
  }

  /// The time without a save that precedes a checkpoint, for containers that are opened in a task.
  @TaskLocal static var pause = Duration.seconds(2)
  /// How large the log may grow meanwhile, in bytes.
  static let limit: Int64 = 4 << 20
  /// How often a checkpoint is tried while another connection reads the log.
  private static let tries = 30

  private let pause = IdleCheckpoint.pause
  private let state = Mutex(State())

  /// Called after each commit of the container.
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
        // Nobody cancels it.
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
