import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// A modifier that applies changed settings to the services, whichever window changes them.
struct SettingsObserver: ViewModifier {
  @Environment(HabitStore.self) private var store
  @Environment(DayClock.self) private var days
  @Environment(NotificationService.self) private var notifications
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @AppStorage(.weekStart) private var weekStart: WeekStart
  @AppStorage(SettingKey<WeekStart>.weekStart.name) private var chosenWeekStart: String?
  @AppStorage(.dayRule) private var dayRule: DayRule
  @AppStorage(.startHour) private var startHour: Int
  @AppStorage(.reminders) private var remindersAreOn: Bool

  func body(content: Content) -> some View {
    content
      .onAppear {
        // The window's week start is stored for widgets and the command, which have other locales
        // or none.
        let usual = locale.firstDayOfWeek == .monday ? WeekStart.monday : .sunday
        if chosenWeekStart == nil, usual != weekStart { weekStart = usual }
      }
      .onChange(of: remindersAreOn) { _, isOn in notifications.setOn(isOn) }
      .onChange(of: weekStart) { _, weekStart in store.setWeekStart(weekStart) }
      .onChange(of: dayRule.boundary(timeZone: timeZone, startHour: startHour)) { _, boundary in
        days.setBoundary(boundary)
      }
  }
}
