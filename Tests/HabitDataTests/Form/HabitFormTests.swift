import Foundation
import HabitEngine
import HabitTestSupport
import Testing

@testable import HabitData

struct HabitFormTests {
  private let today = CalendarDay(rawValue: 20_521)

  @Test func `A new habit needs only a name, and its form is plain until its goal counts values`() {
    var form = HabitForm(new: HabitDraft(category: .health))
    #expect(form.draft(today: today) == nil)
    form.draft.name = "Read"
    #expect(form.isPlain)
    #expect(form.draft(today: today) == HabitDraft(name: "Read", category: .health))
    form.goal.basis = .value
    #expect(!form.isPlain)
  }

  @Test func `Schedules have names in title case`() {
    #expect(
      ScheduleForm.Rule.allCases.map(\.name) == [
        "Every Day", "Specific Days", "Every Few Days", "Days of the Month", "Several Days a Week",
        "Several Days a Month",
      ]
    )
  }

  @Test(arguments: HabitTargetSample.schedules, HabitTargetSample.measures)
  func `A form without changes returns the original draft`(schedule: Schedule, measure: Measure)
    throws
  {
    for kind in HabitKind.allCases {
      let target = HabitTarget(
        kind: kind,
        measure: measure,
        amountPerDay: 12,
        schedule: schedule,
        goal: StreakGoal(period: .month, basis: .value, value: 98, measure: measure),
        startDay: today,
        endDay: .max,
        pauses: PauseList([Pause(from: today)])
      )
      let draft = HabitDraft(name: "Run", target: target)
      let form = HabitForm(draft)
      #expect(form.draft(today: today.advanced(by: 9)) == draft)
      let data = try JSONEncoder().encode(form)
      #expect(try JSONDecoder().decode(HabitForm.self, from: data) == form)
    }
  }

  @Test func `Two equal reminders can't be saved`() {
    var form = HabitForm(new: HabitDraft(name: "Run"))
    form.draft.reminders = [.standard, .standard]
    #expect(form.draft.reminders.problem == .sameReminder)
    #expect(form.hasProblem)
    #expect(form.draft(today: today) == nil)
    form.draft.reminders[1].weekdays = [.monday]
    #expect(form.draft.reminders.problem == nil)
    form.draft.reminders[1] = .suggestion(alongside: [.standard])
    #expect(form.draft(today: today)?.reminders == form.draft.reminders)
  }

  /// The text is typed or pasted, with the separator of any region.
  @Test(arguments: [("8,5", 85, 1), ("8.5", 85, 1), ("0,125", 125, 3), ("12,75", 1_275, 2)])
  func `A comma that can't separate thousands is read as a decimal comma`(
    text: String,
    amount: Int,
    decimals: Int
  ) {
    var form = HabitForm(new: HabitDraft(name: "Run"))
    form.amount.measured = .amount
    form.amount.text = text
    #expect(form.amount.amountProblem == nil)
    #expect(form.amount.decimals == decimals)
    #expect(form.target(today: today).amountPerDay == amount)
    form.amount.text = "1,500"
    #expect(form.amount.amountProblem == .notANumber)
  }

  /// An open editor must survive a restart of the server.
  @Test func `A form is stored and read unchanged`() throws {
    var form = HabitForm(HabitDraft(name: "Run", target: HabitTargetSample.everything))
    form.amount.measured = .amount
    form.amount.text = "no number"
    form.goal.value = "5000"
    form.draft.endDay = form.draft.startDay?.advanced(by: -3)
    let data = try JSONEncoder().encode(form)
    #expect(try JSONDecoder().decode(HabitForm.self, from: data) == form)
  }

  @Test func `A form keeps its input when the measure changes and changes back`() {
    var form = HabitForm(new: HabitDraft(name: "Run"))
    form.amount.times = 3
    form.amount.measured = .amount
    form.amount.text = "8.5"
    form.amount.measured = .time
    form.amount.text = "45"
    form.amount.kind = .quit
    #expect(form.amount.text == "0")
    form.amount.text = "90"
    form.amount.kind = .build
    #expect(form.target(today: today).amountPerDay == 2_700)
    form.amount.measured = .amount
    form.amount.unit = "km"
    #expect(form.amount.text == "8.5")
    form.schedule.rule = .weekdays
    form.schedule.weekdays = []
    form.schedule.rule = .everyDay
    #expect(
      form.target(today: today)
        == HabitTarget(
          measure: .amount(AmountUnit(name: "km", decimals: 1)),
          amountPerDay: 85
        )
    )
    form.amount.measured = .times
    #expect(form.amount.times == 3)
    form.schedule.rule = .weekdays
    #expect(form.schedule.problem == .noWeekday)
  }

  @Test(arguments: [
    ("5", "1", nil, 0, 5), ("5.0", "1", nil, 1, 50), ("5", "0.25", nil, 2, 500),
    ("0.003", "1", nil, 3, 3), ("5", "1", 2, 2, 500),
  ])
  func `The number of decimals follows the input until the user chooses it`(
    text: String,
    step: String,
    chosen: Int?,
    decimals: Int,
    amount: Int
  ) {
    var form = AmountForm()
    form.measured = .amount
    form.text = text
    form.step = step
    if let chosen { form.decimals = chosen }
    #expect(form.decimals == decimals)
    #expect(form.amountPerDay == amount)
    #expect(form.amountProblem == nil)
  }

  @Test(arguments: [
    ("", FormProblem.notANumber), ("a lot", .notANumber), ("1,500", .notANumber),
    ("-1", .notANumber),
    ("1e3", .notANumber), ("½", .notANumber), ("0.1234", .tooManyDecimals(allowed: 3)),
    ("0", .tooSmall), ("0.0", .tooSmall), ("1000000000", .tooLarge("999,999,999 km")),
    ("8", nil), ("8,5", nil), (" 8.5 ", nil), ("999999.999", nil), ("٥٧", nil),
  ])
  func `An invalid amount is refused`(text: String, problem: FormProblem?) {
    var form = HabitForm(new: HabitDraft(name: "Run"))
    form.amount.measured = .amount
    form.amount.unit = "km"
    form.amount.text = text
    #expect(form.amount.amountProblem == problem)
    #expect((form.draft(today: today) == nil) == (problem != nil))
    form.amount.text = "8"
    form.amount.step = text
    #expect(form.amount.stepProblem == problem)
    #expect((form.draft(today: today) == nil) == (problem != nil))
    #expect(form.amount.step == text)
  }

  @Test(arguments: [
    ("30", 1_800, nil), ("1:30", 90, nil), ("1440", 86_400, nil),
    ("1440:01", 1, FormProblem.tooLarge("24 h")), ("1441", 1, .tooLarge("24 h")),
    ("99999999999", 1, .tooLarge("24 h")), ("1:5", 1, .notMinutes),
    ("1:60", 1, .notMinutes), ("1.5", 1, .notMinutes), ("", 1, .notMinutes), ("0", 1, .tooSmall),
  ])
  func `Typed minutes are read as seconds, up to 24 hours`(
    text: String,
    seconds: Int,
    problem: FormProblem?
  ) {
    var form = AmountForm()
    form.measured = .time
    form.text = text
    #expect(form.amountPerDay == seconds)
    #expect(form.amountProblem == problem)
  }

  @Test func `Input that would not be saved is not a change`() {
    let original = HabitForm(HabitDraft(name: "Run", target: HabitTargetSample.everything))
    #expect(!original.isChanged(from: original, today: today))
    var form = original
    form.draft.name = " Run "
    form.amount.measured = .time
    form.amount.text = "45"
    form.amount.measured = .amount
    #expect(!form.isChanged(from: original, today: today))
    form.schedule.weekdays = []
    #expect(form.isChanged(from: original, today: today))
    form = original
    form.amount.step = "0.6"
    #expect(form.isChanged(from: original, today: today))
  }

  @Test func `A quit habit may have a limit of 0 in any measure`() {
    var form = HabitForm(new: HabitDraft(name: "Smoke"))
    form.amount.kind = .quit
    #expect(form.draft(today: today)?.target == HabitTarget(kind: .quit, amountPerDay: 0))
    for measured in Measure.Kind.allCases {
      form.amount.measured = measured
      #expect(!form.hasProblem)
      #expect(form.target(today: today).amountPerDay == 0)
    }
  }

  @Test func `A unit of 200 characters is refused`() {
    var form = HabitForm(new: HabitDraft(name: "Run"))
    form.amount.measured = .amount
    form.amount.unit = String(repeating: "k", count: 20)
    #expect(!form.hasProblem)
    form.amount.unit = String(repeating: "k", count: 200)
    #expect(form.amount.unitProblem == .unitTooLong(200))
    #expect(form.draft(today: today) == nil)
    form.amount.measured = .times
    #expect(!form.hasProblem)
  }

  @Test func `An end before the start is refused`() {
    var form = HabitForm(new: HabitDraft(name: "Run"))
    form.draft.endDay = today
    #expect(form.spanProblem == nil)
    form.draft.startDay = today
    #expect(form.spanProblem == nil)
    form.draft.startDay = today.advanced(by: 1)
    #expect(form.spanProblem == .endBeforeStart)
    #expect(form.draft(today: today) == nil)
    form.draft.startDay = nil
    form.schedule.rule = .everyNDays
    form.schedule.start = today.advanced(by: 1)
    #expect(form.spanProblem == nil)
    form.schedule.isFixed = true
    #expect(form.spanProblem == .endBeforeStart)
  }

  @Test func `Only a new habit's goal follows the schedule, until the user sets the goal`() {
    var form = HabitForm(new: HabitDraft(name: "Run"))
    #expect(form.target(today: today).goal == .standard)
    form.schedule.rule = .daysAWeek
    #expect(
      form.target(today: today).goal == StreakGoal(period: .week, basis: .day, value: 3)
    )
    form.schedule.rule = .daysAMonth
    #expect(
      form.target(today: today).goal == StreakGoal(period: .month, basis: .day, value: 10)
    )
    form.goal.value = "12"
    form.schedule.rule = .everyDay
    #expect(
      form.target(today: today).goal == StreakGoal(period: .month, basis: .day, value: 12)
    )
    var existing = HabitForm(HabitDraft(name: "Run"))
    existing.schedule.rule = .daysAWeek
    #expect(existing.target(today: today).goal == .standard)
  }

  @Test func `A typed goal is read in the unit of the measure`() {
    var form = HabitForm(new: HabitDraft(name: "Run"))
    form.goal.basis = .value
    form.goal.period = .month
    form.goal.value = "40"
    #expect(form.target(today: today).goal.value == 40)
    form.amount.measured = .amount
    form.amount.text = "8.5"
    #expect(form.target(today: today).goal.value == 400)
    form.goal.value = "40.25"
    #expect(form.goal.problem(form.amount.measure) == .tooManyDecimals(allowed: 1))
    #expect(form.draft(today: today) == nil)
    form.goal.basis = .day
    #expect(!form.hasProblem)
    #expect(form.target(today: today).goal.value == 31)
    form.amount.measured = .time
    form.goal.basis = .value
    form.goal.value = "2400"
    #expect(!form.hasProblem)
    #expect(form.target(today: today).goal.value == 144_000)
  }

  @Test func `A quit habit's goal is shown in days, and stays as it is until it is changed`() {
    let goal = StreakGoal(period: .week, basis: .value, value: 6_000, measure: .time)
    let target = HabitTarget(kind: .quit, measure: .time, amountPerDay: 600, goal: goal)
    var form = HabitForm(HabitDraft(name: "Games", target: target))
    #expect(form.shownGoal.goal(.time) == StreakGoal(period: .week, basis: .day, value: 7))
    #expect(form.shownGoal.counts(.time) == 1...7)
    #expect(form.target(today: today).goal == goal)
    form.goal.value = "a lot"
    #expect(!form.hasProblem)
    form.shownGoal.value = "5"
    #expect(
      form.target(today: today).goal == StreakGoal(period: .week, basis: .day, value: 5)
    )
  }

  @Test func `A goal's value is clamped to the range for its period and basis`() {
    var goal = GoalForm(StreakGoal(period: .day, basis: .day, value: 30), measure: .times)
    goal.period = .week
    #expect(goal.goal(.times) == StreakGoal(period: .week, basis: .day, value: 7))
    #expect(goal.counts(.times) == 1...7)
    goal.basis = .value
    #expect(goal.counts(.times) == 1...999)
    #expect(goal.goal(.times).value == 30)
    goal.period = .month
    goal.value = "1500"
    #expect(goal.counts(.times) == 1...999_999)
    #expect(goal.goal(.times).value == 1_500)
    goal.value = "0"
    #expect(goal.count(.times) == 1)
  }

  @Test(arguments: [
    (FormProblem.notANumber, "Enter a number, such as 8,5."),
    (.notMinutes, "Enter minutes, such as 30."),
    (.tooManyDecimals(allowed: 0), "Enter a whole number. This habit has no decimals."),
    (.tooManyDecimals(allowed: 1), "At most 1 decimal."),
    (.tooManyDecimals(allowed: 3), "At most 3 decimals."),
    (.tooLarge("24 h"), "At most 24 h."),
    (.tooSmall, "Enter a number above 0."),
    (.unitTooLong(200), "At most 20 characters. This text has 200."),
    (.noWeekday, "Choose at least one weekday."),
    (.noDayOfMonth, "Choose at least one day of the month."),
    (.endBeforeStart, "The last day is before the first one."),
  ])
  func `Each problem has a message`(problem: FormProblem, message: String) {
    #expect(problem.message(separator: ",") == message)
  }

  @Test(arguments: [
    ("8.5", Character(","), "8,5"), ("8,5", ",", "8.5"), ("1.000", ",", "1,000"),
    ("8.5", ".", "8.5"), ("8٫5", "٫", "8.5"),
  ])
  func `A decimal point becomes the region's separator, and the separator a point`(
    text: String,
    separator: Character,
    expected: String
  ) {
    #expect(text.withSeparator(separator) == expected)
    #expect(expected.withSeparator(separator) == text)
  }
}
