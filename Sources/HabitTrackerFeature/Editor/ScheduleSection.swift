import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// The "How Often" section: the schedule with its start and end.
struct ScheduleSection: View {
  /// The suggested length of a habit with an end, in days.
  private static let daysOfChallenge = 30

  @Binding var form: HabitForm

  @Environment(HabitStore.self) private var store

  var body: some View {
    Section {
      Picker("Schedule", selection: $form.schedule.rule) {
        ForEach(ScheduleForm.Rule.allCases) { rule in
          Text(rule.name).tag(rule)
        }
      }
      details
      Picker("Time of Day", selection: $form.draft.timeOfDay) {
        ForEach(DayPart.allCases) { part in
          Text(part.name).tag(part)
        }
      }
      OptionalDayRows(
        title: "Start Day",
        name: "Starts On",
        day: $form.draft.startDay,
        suggestion: store.today
      )
      OptionalDayRows(
        title: "End Day",
        name: "Ends On",
        day: $form.draft.endDay,
        suggestion: (form.draft.startDay ?? store.today).advanced(by: Self.daysOfChallenge - 1)
      )
      if form.spanProblem != nil {
        ProblemText(problem: form.spanProblem)
      }
    } header: {
      Text("How Often").textCase(nil)
    } footer: {
      TargetSentence(form: form)
    }
  }

  @ViewBuilder private var details: some View {
    switch form.schedule.rule {
    case .everyDay: EmptyView()
    case .weekdays:
      chosenDays { WeekdayToggles(weekdays: $form.schedule.weekdays, color: color) }
    case .daysOfMonth:
      chosenDays { MonthDayToggles(days: $form.schedule.daysOfMonth, color: color) }
    case .everyNDays:
      NumberStepper(
        title: "Interval in Days",
        value: $form.schedule.interval,
        range: Schedule.intervals
      )
      Toggle("On Fixed Days", isOn: $form.schedule.isFixed)
      if form.schedule.isFixed {
        DayRow(title: "Counted From", day: $form.schedule.start[default: store.today])
      }
    case .daysAWeek:
      NumberStepper(
        title: "Days a Week",
        value: $form.schedule.daysAWeek,
        range: Schedule.daysAWeek
      )
    case .daysAMonth:
      NumberStepper(
        title: "Days a Month",
        value: $form.schedule.daysAMonth,
        range: Schedule.daysAMonth
      )
    }
  }

  private func chosenDays(@ViewBuilder _ toggles: () -> some View) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      toggles()
      ProblemText(problem: form.schedule.problem)
    }
  }

  private var color: HabitColor { HabitColor(form.draft.color) }

}

/// A toggle for each day of the month. The 31st is shown as the last day, because it falls on the
/// last day of shorter months.
private struct MonthDayToggles: View {
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
  PreviewHabit { habit, _ in
    Form { ScheduleSection(form: .constant(HabitForm(habit.draft))) }
  }
}
