import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// The settings for the first day of the week and the first hour of the day. The footer names the
/// current day, which depends on the hour.
struct DaySection: View {
  @Environment(DayClock.self) private var days
  @Environment(\.locale) private var locale
  @AppStorage(.weekStart) private var weekStart: WeekStart
  @AppStorage(.dayRule) private var dayRule: DayRule
  @AppStorage(.startHour) private var startHour: Int

  var body: some View {
    Section {
      Picker("Week Starts On", selection: $weekStart) {
        Text("Sunday").tag(WeekStart.sunday)
        Text("Monday").tag(WeekStart.monday)
      }
      if dayRule == .localCalendar {
        Picker("Day Starts At", selection: $startHour) {
          ForEach(DayBoundary.startHours, id: \.self) { hour in
            (hour == 0 ? Text("Midnight") : Text(DayBoundary.hour(hour, locale))).tag(hour)
          }
        }
      }
    } header: {
      Text("Weeks and Days").textCase(nil)
    } footer: {
      Text("\(days.boundary.sentence(locale)) Today is \(today). Recorded days don't change.")
    }
  }

  private var today: String {
    days.today.formatted(.dateTime.weekday(.wide).day().month(.wide), locale: locale)
  }
}

#Preview("Populated", traits: .sample) {
  Form { DaySection() }
}
