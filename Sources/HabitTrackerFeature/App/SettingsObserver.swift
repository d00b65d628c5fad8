import Foundation
import HabitData
import HabitEngine
import SwiftUI

extension View {
  /// Applies changed settings to the services, whichever window changes them.
  func servicesFollowSettings() -> some View {
    modifier(SettingsObserver())
  }
}

private struct SettingsObserver: ViewModifier {
  @Environment(HabitStore.self) private var store
  @Environment(DayClock.self) private var days
  @Environment(ThemeService.self) private var theme
  @Environment(NotificationService.self) private var notifications
  @Environment(\.timeZone) private var timeZone
  @AppStorage(.appearance) private var appearance: Appearance
  @AppStorage(.weekStart) private var weekStart: WeekStart
  @AppStorage(.dayRule) private var dayRule: DayRule
  @AppStorage(.startHour) private var startHour: Int
  @AppStorage(.reminders) private var remindersAreOn: Bool

  func body(content: Content) -> some View {
    content
      .onChange(of: appearance) { _, appearance in theme.setAppearance(appearance) }
      .onChange(of: remindersAreOn) { _, isOn in notifications.setOn(isOn) }
      .onChange(of: weekStart) { _, weekStart in store.setWeekStart(weekStart) }
      .onChange(of: dayRule.boundary(timeZone: timeZone, startHour: startHour)) { _, boundary in
        days.setBoundary(boundary)
      }
  }
}
