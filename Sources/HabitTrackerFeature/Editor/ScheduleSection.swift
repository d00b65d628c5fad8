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

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in
    Form { ScheduleSection(form: .constant(HabitForm(habit.draft))) }
  }
}
