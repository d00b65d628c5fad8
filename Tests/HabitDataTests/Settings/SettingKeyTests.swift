import Foundation
import HabitEngine
import Testing

@testable import HabitData

/// Reading user defaults outside of views.
@MainActor struct SettingKeyTests {
  private let defaults: UserDefaults

  init() {
    defaults = Launch(storeURL: nil).settings
  }

  /// Removes the stored values. On Linux, they would otherwise stay in a file.
  private func removeStoredValues() {
    for key in ["appearance", "weekStart", "dayRule", "startHour"] {
      defaults.removeObject(forKey: key)
    }
  }

  @Test func `Missing settings have defaults`() {
    #expect(SettingKey<Appearance>.appearance.value(in: defaults) == .dark)
    #expect(SettingKey<HabitListStyle>.listStyle.value(in: defaults) == .cards)
    #expect(SettingKey<HabitSort>.listSort.value(in: defaults) == .newest)
    #expect(SettingKey<WeekStart>.weekStart.value(in: defaults) == .sunday)
    #expect(SettingKey<DayRule>.dayRule.value(in: defaults) == .localCalendar)
    #expect(SettingKey<Int>.startHour.value(in: defaults) == 0)
  }

  @Test func `Stored settings are read`() {
    defer { removeStoredValues() }
    defaults.set("system", forKey: "appearance")
    defaults.set("monday", forKey: "weekStart")
    defaults.set(5, forKey: "startHour")
    #expect(SettingKey<Appearance>.appearance.value(in: defaults) == .system)
    #expect(SettingKey<WeekStart>.weekStart.value(in: defaults) == .monday)
    #expect(SettingKey<Int>.startHour.value(in: defaults) == 5)
  }

  @Test func `Unknown values of a later version read as the default`() {
    defer { removeStoredValues() }
    defaults.set("lunar", forKey: "dayRule")
    defaults.set("noon", forKey: "startHour")
    #expect(SettingKey<DayRule>.dayRule.value(in: defaults) == .localCalendar)
    #expect(SettingKey<Int>.startHour.value(in: defaults) == 0)
  }
}
