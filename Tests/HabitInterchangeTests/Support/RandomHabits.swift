import Foundation
import HabitEngine
import TestSupport

@testable import HabitInterchange

/// Random habits with all possible properties, the same for the same seed.
struct RandomHabits {
  private var random: Generator

  init(seed: UInt64) {
    random = Generator(seed: seed)
  }

  /// Returns up to seven habits.
  mutating func habits() -> [PortableHabit] {
    (0..<Int.random(in: 0...7, using: &random)).map { _ in habit() }
  }

  /// Returns up to four categories.
  mutating func categories() -> [PortableCategory] {
    (0..<Int.random(in: 0...4, using: &random)).map { index in
      PortableCategory(
        key: LimitedText.cut("\(index) \(text(0...20))", to: 100),
        name: name(1...30),
        icon: chance(0.5) ? "leaf.fill" : nil,
        color: chance(0.5) ? "green" : nil
      )
    }
  }

  private mutating func habit() -> PortableHabit {
    let isArchived = chance(0.2)
    let target = target()
    return PortableHabit(
      id: id(),
      name: name(1...80),
      details: chance(0.5) ? text(0...500) : "",
      icon: pick(["figure.run", "book.fill", "an.icon.of.a.later.version"]),
      color: pick(["blue", "coral-red", "#12AB9F", "later"]),
      originalColor: chance(0.3) ? "#D32F2F" : nil,
      category: chance(0.5) ? pick(["health", "social", "=later"]) : nil,
      timeOfDay: chance(0.5) ? .any : pick(DayPart.allCases),
      target: target,
      reminders: (0..<Int.random(in: 0...3, using: &random)).map { _ in reminder() },
      createdAt: instant(),
      position: Int.random(in: -1_000...1_000, using: &random),
      isArchived: isArchived,
      archivedAt: isArchived ? instant() : nil,
      days: days(target.measure.counts)
    )
  }

  /// Returns a target. Half of all targets have only completions per day and a daily or weekly
  /// goal.
  private mutating func target() -> HabitTarget {
    guard chance(0.5) else {
      return HabitTarget(
        completionsPerDay: chance(0.5) ? 1 : Int.random(in: 1...99, using: &random),
        goal: goal([.day, .week], .times)
      )
    }
    let (kind, measure) = (pick(HabitKind.allCases), measure())
    let amounts = measure.amountsPerDay(kind)
    return HabitTarget(
      kind: kind,
      measure: measure,
      amountPerDay: chance(0.3)
        ? amounts.lowerBound : Int.random(in: amounts, using: &random),
      schedule: schedule(),
      goal: goal(StreakGoal.Period.allCases, measure),
      startDay: chance(0.3) ? day(20_000...20_500) : nil,
      endDay: chance(0.3) ? day(20_400...21_000) : nil,
      pauses: PauseList((0..<Int.random(in: 0...3, using: &random)).map { _ in pause() })
    )
  }

  private mutating func measure() -> Measure {
    let unit = AmountUnit(
      name: LimitedText.line(text(0...20), to: 20),
      decimals: Int.random(in: 0...3, using: &random),
      step: chance(0.5) ? nil : Int.random(in: 1...999_999_999, using: &random)
    )
    return pick([.times, .time, .amount(unit)])
  }

  private mutating func schedule() -> Schedule {
    Schedule(
      pick([
        .everyDay, .weekdays(Set(Weekday.allCases.filter { _ in chance(0.4) })),
        .everyNDays(Int.random(in: 2...365, using: &random), from: day(20_000...20_500)),
        .daysOfMonth(Set((1...31).filter { _ in chance(0.1) })),
        .daysAWeek(Int.random(in: 1...6, using: &random)),
        .daysAMonth(Int.random(in: 1...31, using: &random)),
      ])
    )
  }

  private mutating func pause() -> Pause {
    let first = day(20_000...21_000)
    return chance(0.2)
      ? Pause(from: first)
      : Pause(first...first.advanced(by: Int.random(in: 0...40, using: &random)))
  }

  private mutating func day(_ numbers: ClosedRange<Int>) -> CalendarDay {
    CalendarDay(rawValue: Int.random(in: numbers, using: &random))
  }

  private mutating func days(_ counts: ClosedRange<Int>) -> [PortableDay] {
    let last = chance(0.1) ? Int.random(in: -719_000...2_932_000, using: &random) : 20_500
    return (0..<Int.random(in: 0...60, using: &random)).map { last - $0 }.reversed()
      .compactMap { chance(0.7) ? CalendarDay(rawValue: $0) : nil }
      .map { day in
        PortableDay(
          day: day,
          count: Int.random(in: 0...(chance(0.1) ? counts.upperBound : 2), using: &random),
          status: pick(DayStatus.allCases),
          note: chance(0.2) ? text(0...500) : "",
          changedAt: instant()
        )
      }
  }

  private mutating func goal(_ periods: [StreakGoal.Period], _ measure: Measure) -> StreakGoal {
    guard chance(0.6) else { return .standard }
    return StreakGoal(
      period: pick(periods),
      basis: pick(StreakGoal.Basis.allCases),
      value: Int.random(in: 1...(chance(0.5) ? 999 : Measure.largestAmount), using: &random),
      measure: measure
    )
  }

  private mutating func reminder() -> Reminder {
    Reminder(
      hour: Int.random(in: 0...23, using: &random),
      minute: Int.random(in: 0...59, using: &random),
      weekdays: Set(Weekday.allCases.filter { _ in chance(0.5) })
    )
  }

  private mutating func instant() -> Date {
    Date(milliseconds: Int.random(in: -62_135_596_800_000...253_402_300_799_999, using: &random))
  }

  private mutating func id() -> UUID {
    StableIdentity.uuid(of: String(random.next()))
  }

  /// Returns text as the store keeps it, without white space around it.
  private mutating func text(_ lengths: ClosedRange<Int>) -> String {
    let pieces = [
      "a", "Z", "7", " ", "\t", "\n", "\r\n", "\r", ",", ";", "\"", "'", "\\", "/", "=", "+", "-",
      "@",
      "{", "]", "ä", "ß", "€", "日本", "🏃", "👩‍👩‍👧", "e\u{301}", "\u{200D}", "\u{2028}", "\u{7}",
      "\u{7F}",
      "\u{FEFF}", "<b>", "&amp;", "%s", "NULL",
    ]
    let limit = lengths.upperBound
    let longest = chance(0.05) ? limit : min(limit, 20)
    let length = Int.random(in: lengths.lowerBound...longest, using: &random)
    let raw = (0..<length).map { _ in pick(pieces) }.joined()
    let text = LimitedText.cut(raw, to: limit)
    return text.isEmpty && lengths.lowerBound > 0 ? "x" : text
  }

  private mutating func name(_ lengths: ClosedRange<Int>) -> String {
    let name = LimitedText.line(text(lengths), to: lengths.upperBound)
    return name.isEmpty ? "x" : name
  }

  private mutating func chance(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < share
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }
}
