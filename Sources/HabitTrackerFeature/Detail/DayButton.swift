import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// A past or current day of a month. A tap toggles the day.
struct DayButton: View {
  let habit: Habit
  let day: CalendarDay
  let state: DayState
  let isToday: Bool
  let hasNote: Bool
  @Binding var sheet: HabitSheet?

  @Environment(HabitStore.self) private var store
  @Environment(\.locale) private var locale

  var body: some View {
    Button {
      store.toggle(day, of: habit)
    } label: {
      VStack(spacing: 0) {
        Text("\(day.dayOfMonth)")
          .font(.subheadline.weight(state.isComplete ? .bold : .regular).monospacedDigit())
        if hasSigns { signs }
      }
    }
    .buttonStyle(DayButtonStyle(state: state, color: HabitColor(habit.color), isToday: isToday))
    .accessibilityLabel(label)
    .accessibilityHint("\(state.tapHint). Touch and hold for more")
    .contextMenu { DayActions(habit: habit, day: day, state: state, sheet: $sheet) }
  }

  private var hasSigns: Bool {
    hasNote || state.isSkipped || state.isMissed || state.isAtRest || state.status.isSlip
  }

  private var signs: some View {
    HStack(spacing: 2) {
      if state.status.isSlip {
        Circle()
          .fill(.warning)
          .frame(width: 6, height: 6)
          .padding(.vertical, 3)
      }
      if state.isAtRest { Image(systemName: "minus") }
      if state.isSkipped { Image(systemName: "forward.fill") }
      if state.isMissed, !state.status.isSlip { Image(systemName: "xmark") }
      if hasNote { Image(systemName: "square.and.pencil") }
    }
    .font(.system(size: 10, weight: .bold))
  }

  /// The label, for example "March 9, 2026, completed, with a note".
  private var label: String {
    let label = "\(day.formatted(locale)), \(state.summary)"
    return hasNote ? String(localized: "\(label), with a note") : label
  }
}

/// A circle in the habit's color: filled for a complete day, paler for a partly complete day, and
/// faint for any other due day. The remaining days have no circle, and today has a ring.
struct DayButtonStyle: ButtonStyle {
  let state: DayState
  let color: HabitColor
  let isToday: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(
        state.isComplete ? AnyShapeStyle(HabitTint.onColor) : AnyShapeStyle(ThemeColor.firstText)
      )
      .frame(maxWidth: .infinity, minHeight: Metrics.touchTarget)
      .background {
        Circle()
          .fill(HabitTint(color, opacity: opacity))
          .padding(isToday ? 4 : 0)
      }
      .overlay {
        if isToday { Circle().strokeBorder(.firstText, lineWidth: 2) }
      }
      .contentShape(Circle())
      .opacity(configuration.isPressed ? 0.8 : 1)
  }

  private var opacity: Double {
    if state.isComplete { return 1 }
    if state.isPartial { return 0.42 }
    return state.status.isDue ? 0.1 : 0
  }
}

/// The context menu of a day.
private struct DayActions: View {
  let habit: Habit
  let day: CalendarDay
  let state: DayState
  @Binding var sheet: HabitSheet?

  @Environment(HabitStore.self) private var store

  var body: some View {
    Button(state.measure.settingTitle, systemImage: "number") { sheet = .count(habit, day) }
    if state.isSkipped {
      Button("Undo Skip", systemImage: "arrow.uturn.backward") { store.reopen(day, of: habit) }
    } else {
      Button("Skip", systemImage: "forward.fill") { store.skip(day, of: habit) }
    }
    if state.isMissed {
      Button("Undo Missed", systemImage: "arrow.uturn.backward") { store.reopen(day, of: habit) }
    } else {
      Button("Missed", systemImage: "xmark") { store.markMissed(day, of: habit) }
    }
    Button("Note", systemImage: "square.and.pencil") { sheet = .note(habit, day) }
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, store in
    DayButton(
      habit: habit,
      day: store.today,
      state: store.todayState(of: habit),
      isToday: true,
      hasNote: true,
      sheet: .constant(nil)
    )
  }
}
