import Foundation

/// Taps of a window that the store could not take yet, as another program writes to it. They are
/// tried again, in their order, while the window goes on; one that fails for too long is reported.
@MainActor
final class TapQueue {
  /// How often a tap is tried: for about five seconds, as each try waits a little by itself.
  private static let tries = 10
  private static let pause = Duration.milliseconds(200)

  private var waiting: [@MainActor () throws -> Void] = []

  /// Carries a tap out, now or soon.
  /// - Parameter fail: Called with the error when the tap can't be carried out.
  func run(
    clock: AppClock,
    _ tap: @escaping @MainActor () throws -> Void,
    fail: @escaping @MainActor (any Error) -> Void
  ) {
    guard waiting.isEmpty else { return waiting.append(tap) }
    do {
      try tap()
    } catch let error as HabitStoreError {
      // No matter of time.
      fail(error)
    } catch {
      waiting = [tap]
      Task { await carryOn(clock, fail) }
    }
  }

  private func carryOn(_ clock: AppClock, _ fail: @MainActor (any Error) -> Void) async {
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
        // What keeps this one off keeps the others off, too.
        waiting = []
        fail(error)
      }
    }
  }
}
