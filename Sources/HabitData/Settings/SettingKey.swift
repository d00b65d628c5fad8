import Foundation
import HabitEngine
import SwiftData

/// A stored setting: its name and its default value.
package struct SettingKey<Value> {
  package let name: String
  package let initial: Value
}

extension SettingKey where Value == Appearance {
  package static var appearance: SettingKey { SettingKey(name: "appearance", initial: .dark) }
}

extension SettingKey where Value == HabitListStyle {
  package static var listStyle: SettingKey { SettingKey(name: "listStyle", initial: .cards) }
}

extension SettingKey where Value == HabitSort {
  package static var listSort: SettingKey { SettingKey(name: "listSort", initial: .newest) }
}

extension SettingKey where Value == HabitGrouping {
  package static var listGrouping: SettingKey { SettingKey(name: "listGrouping", initial: .none) }
}

extension SettingKey where Value == CollapsedGroups {
  package static var collapsedGroups: SettingKey {
    SettingKey(name: "foldedGroups", initial: CollapsedGroups())
  }
}

extension SettingKey where Value == WeekStart {
  package static var weekStart: SettingKey { SettingKey(name: "weekStart", initial: .sunday) }
}

extension SettingKey where Value == DayRule {
  package static var dayRule: SettingKey { SettingKey(name: "dayRule", initial: .localCalendar) }
}

extension SettingKey where Value == String {
  /// The language that the user chose, as a BCP 47 tag; empty for the language of the browser or
  /// the device.
  package static var language: SettingKey { SettingKey(name: "language", initial: "") }
}

extension SettingKey where Value == Int {
  /// The hour at which a day of the local calendar begins, in `DayBoundary.startHours`.
  package static var startHour: SettingKey { SettingKey(name: "startHour", initial: 0) }
}

extension SettingKey where Value == Bool {
  /// True if the list shows only habits that are due today.
  package static var dueTodayAlone: SettingKey { SettingKey(name: "dueTodayAlone", initial: false) }
  /// True until the hint below the calendar has been read.
  package static var dayHint: SettingKey { SettingKey(name: "dayHint", initial: true) }
  /// True if reminders are on.
  package static var reminders: SettingKey { SettingKey(name: "reminders", initial: true) }
}

/// Stored values, for use outside of views.
extension SettingKey {
  /// Returns the stored value.
  package func value(in defaults: UserDefaults) -> Value {
    defaults.object(forKey: name) as? Value ?? initial
  }
}

extension SettingKey where Value: RawRepresentable, Value.RawValue == String {
  /// Returns the value with the stored raw value.
  package func value(in defaults: UserDefaults) -> Value {
    defaults.string(forKey: name).flatMap(Value.init) ?? initial
  }
}

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
