import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// A toggle for each day of the month. The 31st is shown as the last day, because it falls on the
/// last day of shorter months.
struct MonthDayToggles: View {
  private static let columns = 7
  private static let weeks = stride(from: 1, through: 31, by: columns).map { first in
    Array(first..<first + columns)
  }

  @Binding var days: Set<Int>
  let color: HabitColor

  @Environment(\.locale) private var locale

  var body: some View {
    VStack(spacing: 0) {
      ForEach(Self.weeks, id: \.self) { week in
        HStack(spacing: 0) {
          ForEach(week, id: \.self) { day in
            if Schedule.daysOfMonth.contains(day) {
              toggle(day)
            } else {
              Color.clear.frame(maxWidth: .infinity, maxHeight: 0)
            }
          }
        }
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Days of the Month")
  }

  private func toggle(_ day: Int) -> some View {
    let isLast = day == Schedule.daysOfMonth.upperBound
    return CircleToggle(
      text: isLast ? String(localized: "Last") : day.formatted(.number.locale(locale)),
      name: isLast ? String(localized: "Last day") : String(localized: "Day \(day)"),
      color: color,
      isOn: days.contains(day)
    ) {
      days.formSymmetricDifference([day])
    }
  }
}

#Preview("Populated", traits: .sample) {
  MonthDayToggles(days: .constant([1, 15, 31]), color: HabitColor(.teal))
}
