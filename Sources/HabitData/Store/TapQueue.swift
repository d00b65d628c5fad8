import Foundation

/// A queue of taps that wait because another program is writing to the store. The taps are retried
/// in order, without blocking the window. If a tap keeps failing, its error is reported.
@MainActor
final class TapQueue {
  /// The number of attempts, which take about five seconds in total, because each attempt also
  /// waits for the lock.
  private static let tries = 10
  private static let pause = Duration.milliseconds(200)

  private var waiting: [@MainActor () throws -> Void] = []

  /// Carries out a tap immediately or, while another program is writing, after a pause.
  ///
  /// - Parameter fail: Called with the error if the tap can't be carried out.
  /// - Returns: True if the tap was carried out immediately.
  func run(
    _ tap: @escaping @MainActor () throws -> Void,
    clock: AppClock,
    fail: @escaping @MainActor (any Error) -> Void
  ) -> Bool {
    guard waiting.isEmpty else {
      waiting.append(tap)
      return false
    }
    do {
      try tap()
      return true
    } catch let error as HabitStoreError {
      // Retrying would not help.
      fail(error)
    } catch {
      waiting = [tap]
      Task { await retryWaitingTaps(clock, fail) }
    }
    return false
  }

  private func retryWaitingTaps(_ clock: AppClock, _ fail: @MainActor (any Error) -> Void) async {
    var tries = 1
    while let tap = waiting.first {
      do {
        try await clock.sleep(for: Self.pause)
        try tap()
        tries = 0
        waiting.removeFirst()
      } catch let error as HabitStoreError {
        waiting.removeFirst()
        fail(error)
      } catch {
        tries += 1
        guard tries >= Self.tries || error is CancellationError else { continue }
        // The other taps would fail for the same reason.
        waiting = []
        fail(error)
      }
    }
  }
}
