import Foundation
import HabitEngine
import Testing

@testable import HabitData

/// Grouping and order of habits on the start screen.
@MainActor
struct HabitGroupsTests {
  private let habits = [
    Self.habit("Run", .fitness, .morning), Self.habit("Swim", .fitness, .any),
    Self.habit("Read", .learning, .evening), Self.habit("Call", nil, .evening),
    Self.habit("Paint", HabitCategory(rawValue: "gone"), .afternoon),
    Self.habit("Floss", .health, .morning),
  ]

  private static func habit(_ name: String, _ category: HabitCategory?, _ part: DayPart) -> Habit {
    Habit(HabitDraft(name: name, category: category, timeOfDay: part, target: HabitTarget()))
  }

  /// Returns groups as text, each with the names of its habits.
  private func descriptions(_ groups: HabitGroups) -> [String] {
    groups.groups.map { group in
      "\(group.name ?? "-"): \(group.habits.map(\.name).joined(separator: " "))"
    }
  }

  private func groups(by grouping: HabitGrouping) -> HabitGroups {
    HabitGroups(habits, by: grouping, categories: CategoryList())
  }

  /// Returns the habits with these names as not due. The habits in `done` are complete.
  private func habitsNotDue(_ names: Set<String>, done: Set<String> = []) -> HabitsNotDue {
    let target = HabitTarget(amountPerDay: 1, schedule: Schedule(.weekdays([.tuesday])))
    let monday = CalendarDay(rawValue: 20_521)
    return HabitsNotDue(
      habits.filter { names.contains($0.name) }
        .map { habit in
          let records = done.contains(habit.name) ? [DayRecord(day: monday, count: 1)] : []
          let history = HabitHistory(log: HabitLog(records), target: target, created: monday)
          let state = DayState(history, on: monday, weekStart: .sunday, today: monday)
          return (id: habit.id, state: state)
        }
    )
  }

  @Test(arguments: [
    (HabitGrouping.none, ["-: Run Swim Read Call Paint Floss"]),
    (
      .category,
      ["Health: Floss", "Fitness: Run Swim", "Learning: Read", "No Category: Call Paint"]
    ),
    (
      .timeOfDay,
      ["Morning: Run Floss", "Afternoon: Paint", "Evening: Read Call", "Any Time: Swim"]
    ),
  ])
  func `Groups have a fixed order and keep the order of their habits`(
    grouping: HabitGrouping,
    wanted: [String]
  ) {
    #expect(descriptions(groups(by: grouping)) == wanted)
  }

  @Test func `Category groups are in the user's order`() {
    let order = CategoryList([
      CategoryRecord(CategoryInfo.standard[3], sortIndex: -1),
      CategoryRecord(CategoryInfo.standard[4].named("Books"), sortIndex: 9),
    ])
    let groups = HabitGroups(habits, by: .category, categories: order)
    #expect(
      descriptions(groups)
        == ["Fitness: Run Swim", "Health: Floss", "Books: Read", "No Category: Call Paint"]
    )
  }

  @Test(arguments: HabitGrouping.allCases)
  func `Without habits there are no groups`(grouping: HabitGrouping) {
    #expect(HabitGroups([], by: grouping, categories: CategoryList()).groups == [])
  }

  @Test func `Habits keep their order if all are due`() {
    for isDueAlone in [false, true] {
      let groups = groups(by: .category)
      #expect(groups.arranged(by: HabitsNotDue(), isDueAlone: isDueAlone) == groups)
    }
  }

  @Test func `Habits that are not due are last in their group`() {
    let notDue = habitsNotDue(["Run", "Read"], done: ["Read"])
    #expect(
      descriptions(groups(by: .none).arranged(by: notDue, isDueAlone: false))
        == ["-: Swim Call Paint Floss Run Read"]
    )
    #expect(
      descriptions(groups(by: .category).arranged(by: notDue, isDueAlone: false))
        == ["Health: Floss", "Fitness: Swim Run", "Learning: Read", "No Category: Call Paint"]
    )
  }

  @Test func `The filter shows only due habits and habits that are done anyway`() {
    let notDue = habitsNotDue(["Run", "Swim", "Read"], done: ["Read"])
    #expect(
      descriptions(groups(by: .category).arranged(by: notDue, isDueAlone: true))
        == ["Health: Floss", "Learning: Read", "No Category: Call Paint"]
    )
    let names = Set(habits.map(\.name))
    #expect(groups(by: .none).arranged(by: habitsNotDue(names), isDueAlone: true).groups == [])
  }

  @Test func `A collapsed group is stored by its identifier`() throws {
    let (health, fitness) = (groups(by: .category).groups[0], groups(by: .category).groups[1])
    var collapsed = CollapsedGroups()
    collapsed.toggle(fitness)
    collapsed.toggle(groups(by: .timeOfDay).groups[3])
    collapsed.toggle(try #require(groups(by: .category).groups.last))
    #expect(collapsed.rawValue == "category/\ncategory/fitness\ntimeOfDay/any")
    #expect(CollapsedGroups(rawValue: collapsed.rawValue) == collapsed)
    #expect([health, fitness].map(collapsed.contains) == [false, true])
    collapsed.toggle(fitness)
    collapsed.expand(health)
    #expect(collapsed.rawValue == "category/\ntimeOfDay/any")
    #expect(CollapsedGroups(rawValue: "") == CollapsedGroups())
  }

  // MARK: Moving

  @Test func `A habit moves past a neighbor with the same due state`() throws {
    let notDue = habitsNotDue(["Swim", "Read"])
    let shown = groups(by: .none).arranged(by: notDue, isDueAlone: false).habits
    #expect(shown.map(\.name) == ["Run", "Call", "Paint", "Floss", "Swim", "Read"])
    let moves = HabitMoves.all(of: shown, notDue: notDue)
    let neighbors = try shown.map { habit in
      let move = try #require(moves[habit.id])
      return "\(move.above?.name ?? "-") \(move.below?.name ?? "-")"
    }
    #expect(neighbors == ["- Call", "Run Paint", "Call Floss", "Paint -", "- Read", "Swim -"])
  }

  @Test(arguments: [
    ("Run", 3, "Paint"), ("Run", 0, nil), ("Run", 1, nil), ("Run", 6, "Floss"),
    ("Floss", 0, "Run"), ("Floss", 2, "Paint"), ("Floss", 5, nil), ("Read", 0, "Swim"),
    ("Swim", 0, nil), ("Swim", 6, "Read"), ("Swim", 99, "Read"),
  ])
  func `A dragged habit passes only habits with the same due state`(
    name: String,
    place: Int,
    passed: String?
  ) throws {
    let notDue = habitsNotDue(["Swim", "Read"])
    let shown = groups(by: .none).arranged(by: notDue, isDueAlone: false).habits
    let habit = try #require(shown.first { $0.name == name })
    #expect(HabitMoves.passed(by: habit, in: shown, to: place, notDue: notDue)?.name == passed)
  }
}
