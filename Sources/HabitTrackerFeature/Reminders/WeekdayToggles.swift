import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// A toggle for each weekday, from the first day of the week.
struct WeekdayToggles: View {
  @Binding var weekdays: Set<Weekday>
  let color: HabitColor

  @Environment(HabitStore.self) private var store
  @Environment(\.locale) private var locale

  var body: some View {
    let calendar = Calendar.civil(locale)
    HStack(spacing: 0) {
      ForEach(order, id: \.self) { weekday in
        let index = weekday.rawValue - 1
        CircleToggle(
          text: calendar.veryShortStandaloneWeekdaySymbols[index],
          name: calendar.standaloneWeekdaySymbols[index],
          color: color,
          isOn: weekdays.contains(weekday)
        ) {
          weekdays.formSymmetricDifference([weekday])
        }
      }
    }
    .frame(maxWidth: .infinity)
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Weekdays")
  }

  private var order: [Weekday] {
    let all = Weekday.allCases
    let first = store.weekStart.weekday.rawValue - 1
    return Array(all[first...] + all[..<first])
  }
}

#Preview("Populated", traits: .sample) {
  WeekdayToggles(weekdays: .constant([.monday, .friday]), color: HabitColor(.teal))
}
