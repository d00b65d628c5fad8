import Foundation
import HabitEngine
import SwiftData

extension DayClock {
  /// Creates a clock with the day boundary from the settings.
  package convenience init(clock: AppClock, settings: UserDefaults, timeZone: TimeZone) {
    let boundary = SettingKey<DayRule>.dayRule.value(in: settings).boundary(
      timeZone: timeZone,
      startHour: SettingKey<Int>.startHour.value(in: settings)
    )
    self.init(clock: clock, boundary: boundary)
  }
}

extension HabitStore {
  /// Creates a store with the first day of the week from the settings.
  package convenience init(
    _ container: ModelContainer,
    days: DayClock,
    settings: UserDefaults
  ) {
    self.init(
      container,
      days: days,
      weekStart: SettingKey<WeekStart>.weekStart.value(in: settings)
    )
  }
}
