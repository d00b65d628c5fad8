import HabitData
import WidgetKit

/// The object that asks the system to reload widgets and controls after writes.
///
/// Several writes in quick succession, such as an import or several taps, cause a single reload,
/// because the system limits the reloads of widgets. Controls have their own reload center.
@MainActor final class WidgetReloader {
  private let clock: AppClock
  private let reload: @MainActor () -> Void
  private var pending: Task<Void, Never>?

  /// The time from the first write of a burst to the reload.
  static let delay = Duration.milliseconds(250)

  init(
    clock: AppClock,
    reload: @escaping @MainActor () -> Void = {
      WidgetCenter.shared.reloadAllTimelines()
      ControlCenter.shared.reloadAllControls()
    }
  ) {
    self.clock = clock
    self.reload = reload
  }

  /// Schedules a reload unless one is pending.
  func noteWrite() {
    guard pending == nil else { return }
    pending = Task {
      do {
        try await clock.sleep(for: Self.delay)
      } catch {
        // The task is never canceled, and an early reload would show the write as well.
      }
      pending = nil
      reload()
    }
  }
}
