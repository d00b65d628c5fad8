import Foundation
import HabitEngine
import Testing

@testable import HabitData
@testable import HabitWidgets

/// The timelines of "Habit" and "Streaks".
struct HabitTimelineTests {
  private let now = Date(timeIntervalSince1970: 1_773_046_800)  // 2026-03-09T09:00:00Z

  private func facts(_ habits: [HabitFacts]) -> WidgetSnapshot {
    TimelineCase(testDescription: "", habits: habits, shows: []).facts
  }

  @Test func `A habit's timeline has an entry for the start of the next day`() throws {
    let run = HabitFacts.habit(done: [("2026-03-07", 1), ("2026-03-08", 1), ("2026-03-09", 1)])
    let schedule = HabitContent.schedule(facts([run]), of: run.id, from: now)
    #expect(
      schedule.entries.map { $0.date.formatted(.iso8601) }
        == ["2026-03-09T09:00:00Z", "2026-03-09T23:00:00Z"]
    )
    let figures = try schedule.entries.map { try #require($0.content?.figures) }
    #expect(figures.map(\.today) == [.iso("2026-03-09"), .iso("2026-03-10")])
    #expect(figures.map(\.streaks.current) == [3, 3])
    #expect(figures.map(\.todayInWords) == ["Completed", "Not completed"])
    #expect(
      figures.map { $0.week.map(\.isComplete) } == [
        [false, false, false, false, true, true, true],
        [false, false, false, true, true, true, false],
      ]
    )
  }

  @Test func `A streak ends at the end of a missed day`() throws {
    let run = HabitFacts.habit(done: [("2026-03-07", 1), ("2026-03-08", 1)])
    let schedule = StreaksContent.schedule(facts([run]), of: nil, from: now)
    #expect(schedule.entries.map { $0.content?.leaders.map(\.streak) } == [[2], []])
    #expect(schedule.entries.map { $0.date.formatted(.iso8601) }.last == "2026-03-09T23:00:00Z")
  }

  @Test(arguments: [
    (HabitFacts.habit("Run", isArchived: true), "Archived", false),
    (
      .habit("Run", HabitTarget(amountPerDay: 1, schedule: Schedule(.weekdays([.sunday])))),
      "Not due today", true
    ),
    (
      .habit(
        "Run",
        HabitTarget(amountPerDay: 1, pauses: PauseList([Pause(from: .iso("2026-03-02"))]))
      ), "Paused", true
    ),
    (.habit("Run", HabitTarget(amountPerDay: 1, endDay: .iso("2026-03-08"))), "Ended", false),
    (.habit("Run", HabitTarget(completionsPerDay: 3), done: [("2026-03-09", 2)]), "2 of 3", true),
    (.habit("Run", skipped: ["2026-03-09"]), "Skipped", true),
    (.habit("Run", HabitTarget(kind: .quit, amountPerDay: 0)), "Kept", true),
  ])
  func `The state of the day determines the text and the button`(
    habit: HabitFacts,
    words: String,
    hasButton: Bool
  ) throws {
    let content = HabitContent(facts([habit]), of: habit.id, at: now)
    let figures = try #require(content.figures)
    #expect(figures.todayInWords == words)
    #expect(figures.hasButton == hasButton)
  }

  @Test func `A deleted habit is not replaced by another`() {
    #expect(HabitContent(facts([.habit()]), of: UUID(), at: now) == .gone)
    #expect(HabitContent(facts([]), of: nil, at: now) == .noHabits)
    #expect(HabitContent.schedule(facts([]), of: UUID(), from: now).entries.count == 1)
  }

  @Test func `The first active habit is shown if no habit is chosen`() {
    let habits = [HabitFacts.habit("A", isArchived: true), .habit("B"), .habit("C")]
    #expect(HabitContent(facts(habits), of: nil, at: now).figures?.day.name == "B")
  }

  @Test func `A deleted category is reported`() {
    let message = "This category is gone. Choose another one."
    #expect(TodayContent(facts([.habit()]), of: .fitness, at: now).message == message)
    #expect(StreaksContent(facts([.habit()]), of: .fitness, at: now).message == message)
  }

  @Test func `The longest streaks come first`() {
    let days = (1...9).map { ("2026-03-0\($0)", 1) }
    let week = StreakGoal(period: .week, basis: .day, value: 1)
    let content = StreaksContent(
      facts([
        .habit("Short", done: Array(days.suffix(2))), .habit("None"),
        .habit("Weeks", HabitTarget(completionsPerDay: 1, goal: week), done: days),
        .habit("Long", done: days),
      ]),
      of: nil,
      at: now
    )
    // Two weeks count as fourteen days.
    #expect(content.leaders.map(\.name) == ["Weeks", "Long", "Short"])
    #expect(content.leaders.map(\.streak) == [2, 9, 2])
  }

  @Test func `An unreadable store is read again after 15 minutes`() {
    let schedule = WidgetSchedule<TodayContent>(unreadableAt: now)
    #expect(schedule.entries == [WidgetEntry(date: now, content: nil)])
    #expect(schedule.end == now.addingTimeInterval(900))
  }
}

extension HabitContent {
  fileprivate var figures: HabitFigures? {
    if case .habit(let figures) = self { figures } else { nil }
  }
}
