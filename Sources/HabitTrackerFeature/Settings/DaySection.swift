import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// When a day begins, and what that means.
struct DaySection: View {
  @Environment(DayClock.self) private var days
  @Environment(\.locale) private var locale
  @AppStorage(.dayRule) private var dayRule: DayRule
  @AppStorage(.startHour) private var startHour: Int

  var body: some View {
    Section {
      Picker("Day boundary", selection: $dayRule) {
        ForEach(DayRule.allCases) { rule in
          Text(rule.title).tag(rule)
        }
      }
      if dayRule == .localCalendar {
        Picker("Day starts at", selection: $startHour) {
          ForEach(DayBoundary.startHours, id: \.self) { hour in
            Text(hour == 0 ? "Midnight" : DayBoundary.hour(hour, locale)).tag(hour)
          }
        }
      }
    } header: {
      Text("Days").textCase(nil)
    } footer: {
      Text("\(days.boundary.sentence(locale)) Today is \(today). What is recorded keeps its day.")
    }
  }

  private var today: String {
    days.today.formatted(.dateTime.weekday(.wide).day().month(.wide), locale: locale)
  }
}

#Preview("Populated", traits: .sample) {
  Form { DaySection() }
}
