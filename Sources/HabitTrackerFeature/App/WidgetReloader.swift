import HabitData
import WidgetKit

/// The object that asks the system to reload widgets and controls after writes.
///
/// The first write causes a reload at once, because the system may suspend the app soon after an
/// action in a notification. Several writes in quick succession, such as an import, cause only one
/// more reload per interval, because the system limits the reloads of widgets. Controls have their
/// own reload center.
@MainActor final class WidgetReloader {
  private let clock: AppClock
  private let reload: @MainActor () -> Void
  private var waiting: Task<Void, Never>?
  private var isOutdated = false

  /// The least time between two reloads.
  static let interval = Duration.milliseconds(250)

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

  /// Reloads at once, or at the end of the interval since the last reload.
  func noteWrite() {
    guard waiting == nil else {
      isOutdated = true
      return
    }
    isOutdated = false
    reload()
    waiting = Task {
      do {
        try await clock.sleep(for: Self.interval)
      } catch {
        // The task is never canceled, and an early reload would show the write as well.
      }
      waiting = nil
      if isOutdated { noteWrite() }
    }
  }
}
