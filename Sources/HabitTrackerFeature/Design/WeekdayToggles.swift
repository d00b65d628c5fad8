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
      ForEach(store.weekStart.weekdays, id: \.self) { weekday in
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
}

/// A circular toggle for a day. Its tappable area is as wide as the available space.
struct CircleToggle: View {
  /// The visible text: up to two characters, or a short word.
  let text: String
  /// The label for screen readers.
  let name: String
  let color: HabitColor
  let isOn: Bool
  let onToggle: @MainActor () -> Void

  var body: some View {
    Button(action: onToggle) {
      Text(verbatim: text)
        .font(.system(size: text.count > 2 ? 12 : 15, weight: .semibold))
        .foregroundStyle(isOn ? .onColor : HabitTint(HabitColor(.gray), .text))
        .frame(width: 36, height: 36)
        .background(
          isOn ? HabitTint(color) : HabitTint(HabitColor(.gray), opacity: 0.12),
          in: Circle()
        )
        .frame(maxWidth: .infinity)
        .frame(height: Metrics.touchTarget)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .frame(maxWidth: .infinity)
    .accessibilityLabel(name)
    .accessibilityAddTraits(isOn ? [.isToggle, .isSelected] : .isToggle)
  }
}

#Preview("Populated", traits: .sample) {
  WeekdayToggles(weekdays: .constant([.monday, .friday]), color: HabitColor(.teal))
}
