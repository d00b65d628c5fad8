import Foundation
import HabitEngine
import Testing

@testable import HabitInterchange
@testable import HabitData

/// The sentences about changed habits in the preview and the command.
struct ImportChangeTests {
  private static let locale = Locale(identifier: "en_US")
  private static let day = CalendarDay(rawValue: 20_454)

  @Test(arguments: [
    (
      ImportChange.name(String(repeating: "a", count: 95), isInDescription: true),
      "The name has 95 characters and is cut to 80. The description has the full name."
    ),
    (
      .name(String(repeating: "a", count: 95), isInDescription: false),
      "The name has 95 characters and is cut to 80."
    ),
    (.category("Iron"), "The category “Iron” is added to the description."),
    (
      .frequency(.times(1, every: 3, .month), becomes: Schedule(.everyNDaysAfterDone(91))),
      "Once in 3 months becomes every 91 days."
    ),
    (
      .frequency(.times(4, every: 2, .week), becomes: Schedule(.daysAWeek(2))),
      "4 times in 2 weeks becomes 2 days a week."
    ),
    (
      .frequency(.times(10, every: 60, .day), becomes: Schedule(.daysAMonth(5))),
      "10 times in 60 days becomes 5 days a month."
    ),
    (
      .frequency(.times(9, every: 7, .day), becomes: .everyDay),
      "9 times in 7 days becomes every day."
    ),
    (
      .frequency(.weekdays([]), becomes: .everyDay),
      "A schedule without weekdays becomes every day."
    ),
    (
      .target(
        ImportedTarget(amount: 21, unit: "km", days: 14),
        becomes: ImportedTarget(amount: 10.5, unit: "km", days: 7)
      ),
      "21 km in 14 days becomes 10.5 km a week."
    ),
    (
      .target(
        ImportedTarget(amount: 12, unit: "", days: 30, isUpperLimit: true),
        becomes: ImportedTarget(amount: 12, unit: "", isUpperLimit: true)
      ),
      "At most 12 a month becomes at most 12 a day."
    ),
    (
      .unit(String(repeating: "a", count: 95)),
      "The unit has 95 characters and is cut to 20. The description has the full unit."
    ),
    (.roundedDays(1, of: 40), "1 of 40 days is rounded. Its note has the exact amount."),
    (.roundedDays(1, of: 1), "1 of 1 day is rounded. Its note has the exact amount."),
    (.roundedDays(2, of: 40), "2 of 40 days are rounded. Their notes have the exact amounts."),
    (.negativeDays(1), "1 day with a number below 0 becomes skipped."),
    (.filledInDays(3), "3 days that the other app filled in are left out."),
    (.repeatedDays(1), "1 additional record of the same day is left out."),
    (.otherRecords(1), "1 record that is neither done nor missed is left out."),
    (.otherRecords(2), "2 records that are neither done nor missed are left out."),
    (.untitled, "The habit has no name and becomes “Untitled”."),
    (
      .earlierGoals(2),
      "2 days met an earlier goal but not the current one, so they are not complete here."
    ),
    (.notes(1), "1 note is cut to 500 characters."),
    (
      .reminder(ImportedReminder(hour: 9, minute: 5, days: .ofMonth([15, 1]))),
      "The monthly reminder at 9:05\u{202F}AM (days 1, 15) is left out."
    ),
    (
      .reminder(ImportedReminder(hour: 9, minute: 5, days: .none)),
      "The reminder at 9:05\u{202F}AM has no weekday and is left out."
    ),
  ])
  func `Each change has a sentence`(change: ImportChange, expected: String) {
    #expect(change.sentence(Self.locale) == expected)
  }

  @Test func `Each omission has a sentence`() {
    #expect(ImportOmission.deletedHabits(1).sentence(Self.locale) == "1 deleted habit is left out.")
    #expect(
      ImportOmission.columns(["Mood", "Weekday"]).sentence(Self.locale)
        == "2 columns without days are left out: “Mood” and “Weekday”."
    )
    #expect(
      ImportOmission.strayRecords(2).sentence(Self.locale)
        == "2 records without a habit or a day are left out."
    )
    #expect(ImportOmission.others(1, .toDo).sentence(Self.locale) == "1 to-do is left out.")
  }

  @Test func `Unknown icons and colors of all habits are counted in one sentence each`() {
    func sentences(_ appearances: [Set<ImportedAppearance>]) -> [String] {
      let habits = appearances.enumerated().map { position, appearances in
        PortableHabit(id: UUID(), name: "Run", position: position, unknownAppearances: appearances)
      }
      let plan = ImportPlan(PortableHistory(format: "a test", habits: habits), stored: [:])
      #expect(plan.changed == nil)
      return plan.unknownAppearances
    }
    #expect(
      sentences([[.icon], [], [.color, .icon]]) == [
        "2 icons become stars.", "1 color becomes Blue.",
      ]
    )
    #expect(
      sentences([[.color], [.icon, .color]]) == ["1 icon becomes a star.", "2 colors become Blue."]
    )
    #expect(sentences([[], []]) == [])
  }

  @Test(arguments: [
    ("en_US", DateOrder.monthFirst), ("en_GB", .dayFirst), ("de", .dayFirst), ("ar_EG", .dayFirst),
    ("ja_JP", .yearFirst), ("sv_SE", .yearFirst),
  ])
  func `The locale determines the order of day, month, and year`(locale: String, order: DateOrder) {
    #expect(DateOrder(Locale(identifier: locale)) == order)
  }

  @Test func `The first and the last added day are stated`() {
    func span(_ days: [[Int]]) -> String? {
      let habits = days.enumerated().map { position, days in
        let days = days.map {
          PortableDay(day: CalendarDay(rawValue: $0), count: 1, status: .done)
        }
        return PortableHabit(id: UUID(), name: "Run", position: position, days: days)
      }
      return ImportPlan(PortableHistory(format: "a test", habits: habits), stored: [:])
        .span(Self.locale)
    }
    #expect(span([[], [20_521, 20_530], [20_500]]) == "From February 16, 2026 to March 18, 2026.")
    #expect(span([[20_521]]) == "On March 9, 2026.")
    #expect(span([[]]) == nil)
  }

  /// A symbol that the app does not offer could not be chosen again.
  @Test func `Every imported symbol can be chosen in the app`() {
    let unknown = IconNames.rows.map(\.symbol).filter { HabitIcon.named($0) == nil }
    #expect(unknown == [])
  }

  @Test(arguments: [(1, 1, "any amount"), (85, 1, "8.5 km a day"), (1, 0, "1 km a day")])
  func `Only the smallest target of a unit with decimals is shown as “any amount”`(
    perDay: Int,
    decimals: Int,
    expected: String
  ) {
    let habit = PortableHabit(
      id: UUID(),
      name: "Run",
      target: HabitTarget(
        measure: .amount(AmountUnit(name: "km", decimals: decimals)),
        amountPerDay: perDay
      ),
      position: 0
    )
    #expect(habit.summary(Self.locale) == "0 days · \(expected)")
  }

  @Test func `The first and last day and a quit habit's goal of days are summarized`() {
    let habit = PortableHabit(
      id: UUID(),
      name: "Sugar",
      target: HabitTarget(
        kind: .quit,
        measure: .amount(AmountUnit(name: "g")),
        amountPerDay: 50,
        goal: StreakGoal(period: .week, basis: .value, value: 200),
        startDay: CalendarDay(rawValue: 20_513),
        endDay: CalendarDay(rawValue: 20_543)
      ),
      position: 0
    )
    let rules = "0 days · at most 50 g a day · goal: 7 days a week"
    #expect(habit.summary(Self.locale) == "\(rules) · from 2026-03-01 · until 2026-03-31")
    #expect(
      habit.summary(Self.locale) { $0.formatted(Self.locale) }
        == "\(rules) · from March 1, 2026 · until March 31, 2026"
    )
  }

  @Test func `A habit is summarized in a few words`() {
    let habit = PortableHabit(
      id: UUID(),
      name: "Run",
      originalColor: "#00897B",
      category: "fitness",
      target: HabitTarget(
        completionsPerDay: 4,
        goal: StreakGoal(period: .week, basis: .day, value: 3)
      ),
      reminders: [Reminder(hour: 7, minute: 5, weekdays: [.saturday, .sunday])],
      position: 0,
      isArchived: true,
      days: [PortableDay(day: CalendarDay(rawValue: 20_521), count: 4, status: .done)]
    )
    #expect(
      habit.summary(Self.locale)
        == "1 day · 4 times a day · goal: 3 days a week · Fitness · "
        + "reminder at 7:05\u{202F}AM, weekends · archived"
    )
  }

  @Test(arguments: [
    (1, 0, "1 habit is already in the app."),
    (2, 0, "2 habits are already in the app."),
    (1, 1, "1 day of 1 habit is already in the app and stays unchanged."),
    (2, 3, "3 days of 2 habits are already in the app and stay unchanged."),
  ])
  func `A sentence counts the records that exist already`(habits: Int, days: Int, expected: String)
  {
    let portable = (0..<habits).map { number in
      PortableHabit(
        id: UUID(),
        name: "\(number)",
        position: number,
        days: number == 0
          ? (0..<days).map {
            PortableDay(day: CalendarDay(rawValue: $0), count: 1, status: .done)
          } : []
      )
    }
    let stored = portable.map { habit in
      let log = HabitLog(habit.days.map { DayRecord(day: $0.day, count: 1) })
      return (habit.id, ImportPlan.Stored(log: log, target: habit.target))
    }
    let history = PortableHistory(format: "a test", habits: portable)
    let plan = ImportPlan(history, stored: Dictionary(uniqueKeysWithValues: stored))
    #expect(plan.skipped == expected)
    #expect(plan.changed == nil)
  }
}
