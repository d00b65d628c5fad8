import Foundation
import HabitEngine
import SwiftData

extension DayClock {
  /// A clock by the rule for what a day is that is kept in the settings.
  package convenience init(clock: AppClock, settings: UserDefaults, timeZone: TimeZone) {
    let boundary = SettingKey<DayRule>.dayRule.value(in: settings).boundary(
      timeZone: timeZone,
      startHour: SettingKey<Int>.startHour.value(in: settings)
    )
    self.init(clock: clock, boundary: boundary)
  }
}

extension HabitStore {
  /// The store of a container, with the weeks that are kept in the settings.
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
