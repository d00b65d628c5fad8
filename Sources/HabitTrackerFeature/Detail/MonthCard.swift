import Foundation
import HabitData
import HabitEngine
import SwiftData
import SwiftUI

/// A month of a habit, with buttons for other months.
struct MonthCard: View {
  let habit: Habit
  /// The first day of the month.
  let month: CalendarDay
  /// A day of the chosen month. It is nil for the current month, which changes when a new month
  /// begins.
  @Binding var chosen: CalendarDay?
  @Binding var sheet: HabitSheet?

  @Environment(HabitStore.self) private var store
  @Environment(\.locale) private var locale
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    VStack(spacing: 4) {
      header
      // A row always has seven days, at any text size.
      Group {
        weekdays
        MonthDays(habit: habit, month: month, sheet: $sheet)
      }
      .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    }
    // The card is as high as the chart beside it.
    .frame(maxHeight: .infinity, alignment: .top)
    .onCard()
  }

  @ViewBuilder private var header: some View {
    if typeSize.isAccessibilitySize {
      VStack(spacing: 0) {
        title
        HStack(spacing: 0) {
          previous
          Spacer()
          next
        }
      }
    } else {
      HStack(spacing: 0) {
        title
        Spacer()
        previous
        next
      }
    }
  }

  private var title: some View {
    Text(month.formattedMonth(locale))
      .heading()
  }

  private var previous: some View {
    pageButton("chevron.backward", label: "Previous Month", to: month.advanced(by: -1))
      .disabled(month == .min)
  }

  private var next: some View {
    pageButton("chevron.forward", label: "Next Month", to: month.endOfMonth.advanced(by: 1))
      .disabled(month == store.today.startOfMonth)
  }

  private func pageButton(_ symbol: String, label: LocalizedStringKey, to day: CalendarDay)
    -> some View
  {
    Button {
      chosen = day.startOfMonth == store.today.startOfMonth ? nil : day
    } label: {
      Image(systemName: symbol)
        .font(.system(size: 17, weight: .semibold))
        .frame(width: Metrics.touchTarget, height: Metrics.touchTarget)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .foregroundStyle(.firstText)
    .accessibilityLabel(label)
  }

  private var weekdays: some View {
    let names = Calendar.civil(locale).veryShortStandaloneWeekdaySymbols
    let first = store.weekStart.weekday.rawValue - 1
    return LazyVGrid(columns: MonthDays.columns, spacing: 0) {
      ForEach(0..<7) { row in
        Text(verbatim: names[(first + row) % 7])
          .font(.caption)
          .foregroundStyle(.secondText)
          .frame(maxWidth: .infinity, minHeight: 20)
      }
    }
    .accessibilityHidden(true)
  }
}

/// The days of a month, with a row for each week.
private struct MonthDays: View {
  static let columns = Array(repeating: GridItem(.flexible(), spacing: 4), count: 7)

  private let habit: Habit
  /// The first day of the month.
  private let month: CalendarDay
  @Binding private var sheet: HabitSheet?

  @Environment(HabitStore.self) private var store
  @Query private var noted: [HabitCompletion]

  /// Creates the days of a month.
  ///
  /// - Parameter month: The first day of the month.
  init(habit: Habit, month: CalendarDay, sheet: Binding<HabitSheet?>) {
    self.habit = habit
    self.month = month
    _sheet = sheet
    _noted = Query(filter: HabitCompletion.withNote(of: habit.id, in: month))
  }

  var body: some View {
    let history = store.history(of: habit)
    let today = store.today
    let notes = Set(noted.map(\.day))
    LazyVGrid(columns: Self.columns, spacing: 4) {
      ForEach(0..<month.row(store.weekStart), id: \.self) { _ in
        Color.clear
          .frame(height: Metrics.touchTarget)
      }
      ForEach(month...month.endOfMonth, id: \.self) { day in
        if day <= today {
          DayButton(
            habit: habit,
            day: day,
            state: DayState(
              history,
              on: day,
              weekStart: store.weekStart,
              today: today
            ),
            isToday: day == today,
            hasNote: notes.contains(day.rawValue),
            sheet: $sheet
          )
        } else {
          Text("\(day.dayOfMonth)")
            .font(.subheadline.monospacedDigit())
            .foregroundStyle(.secondText)
            .frame(maxWidth: .infinity, minHeight: Metrics.touchTarget)
        }
      }
    }
  }
}

/// A past or current day of a month. A tap toggles the day.
private struct DayButton: View {
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
    hasNote || state.isSkipped || state.isMissed || state.isAtRest || state.exceedsLimit
  }

  private var signs: some View {
    HStack(spacing: 2) {
      if state.exceedsLimit {
        Circle()
          .fill(.warning)
          .frame(width: 6, height: 6)
          .padding(.vertical, 3)
      }
      if state.isAtRest { Image(systemName: "minus") }
      if state.isSkipped { Image(systemName: "forward.fill") }
      if state.isMissed, !state.exceedsLimit { Image(systemName: "xmark") }
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
private struct DayButtonStyle: ButtonStyle {
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
    MonthCard(
      habit: habit,
      month: store.today.startOfMonth,
      chosen: .constant(nil),
      sheet: .constant(nil)
    )
  }
}
