import Foundation
import HabitEngine
import HabitTestSupport
import TestSupport

@testable import HabitSync

/// Edits that people make.
extension SyncModel {
  mutating func edit(_ index: Int) {
    let habit = Self.habits[below(Self.habits.count)]
    let day = CalendarDay(rawValue: 20_000 + below(4))
    switch below(16) {
    case 0: make([.habit(habit, properties())], index)
    case 1: make([.habit(habit, [.isDeleted(below(2) == 0)])], index)
    case 2: make([.habit(habit, [.position(below(5) - 2)])], index)
    case 3: make([category()], index)
    case 4: make([.habit(habit, [.pause(pause(), below(3) > 0)])], index)
    case 5: runTimer(of: habit, day, index)
    case 6: make([.day(habit, day, DayEdit(status: [.skipped, .missed, .done][below(3)]))], index)
    case 7: make([.day(habit, day, DayEdit(note: ["", "knee", "rain"][below(3)]))], index)
    case 8: make([.day(habit, day, .removal)], index)
    case 9: makeImport(of: habit, index)
    case 10, 11: make([.day(habit, day, DayEdit(count: .set(below(4))))], index)
    default: add(habit, day, [1, 1, 2, -1, -3][below(5)], index)
    }
  }

  /// Makes changes on a device and records them as facts.
  private mutating func make(_ changes: [SyncChange], _ index: Int) {
    let now = Date(milliseconds: time + nodes[index].offset)
    record(nodes[index].replica.make(changes, at: now, using: &random), index)
  }

  /// Lets a device leave and join again with its own days.
  mutating func rejoin(_ index: Int) {
    discarded.formUnion(nodes[index].own)
    let habits = SyncDocument(nodes[index].replica.state).habits
    nodes[index] = Node(offset: nodes[index].offset)
    for habit in habits {
      for day in habit.days {
        let date = day.changedAt ?? .distantPast
        let found = DayFact(count: day.count, status: day.status, note: day.note, date: date)
        let fact = SyncFact.day(habit.id, day.day, found)
        record(nodes[index].replica.find([fact], asOf: date, using: &random), index)
      }
    }
  }

  private mutating func record(_ operation: SyncOperation, _ index: Int) {
    for change in operation.changes.flatMap(Fact.parts) {
      let cell = Fact.cell(of: change)
      let seen = nodes[index].known.filter { facts[$0]?.cell == cell }
      // A change must be later than every change that its author knew.
      if seen.contains(where: { (facts[$0]?.stamp.time ?? 0) >= operation.stamp.time }) {
        problems.append("a change is not later than a change that its author knew")
      }
      let number = facts.count
      facts[number] = Fact(stamp: operation.stamp, change: change, seen: seen)
      nodes[index].known.insert(number)
      nodes[index].own.insert(number)
    }
  }

  private mutating func add(_ habit: UUID, _ day: CalendarDay, _ count: Int, _ index: Int) {
    func shown() -> Int {
      let state = nodes[index].replica.state
      let counts = state.counts(of: habit)
      return min(max(state.cell(day, of: habit).rawCount, 0), counts.upperBound)
    }
    let before = shown()
    make([.day(habit, day, DayEdit(count: .add(count)))], index)
    if shown() != max(0, before + count) { problems.append("what was added does not show") }
  }

  private mutating func properties() -> [HabitProperty] {
    let all: [HabitProperty] = [
      .name(["Run", "Read", "Drink"][below(3)]), .details("\(below(3))"), .icon("figure.run"),
      .color(["blue", "#123456"][below(2)]), .category([nil, "health"][below(2)]),
      .timeOfDay(DayPart.allCases[below(4)]), .kind(HabitKind.allCases[below(2)]),
      .measure([.times, .time, .amount(AmountUnit(name: "km", decimals: 1))][below(3)]),
      .amountPerDay(1 + below(3)),
      .schedule(
        [.everyDay, Schedule(.daysAWeek(3)), Schedule(.weekdays([.monday, .friday]))][below(3)]
      ),
      .goal(StreakGoal(period: .week, basis: .day, value: 1 + below(5))),
      .startDay([nil, CalendarDay(rawValue: 19_990)][below(2)]),
      .endDay([nil, CalendarDay(rawValue: 20_100)][below(2)]),
      .reminders([Reminder(hour: below(24), minute: 0, weekdays: [.sunday])]),
      .createdAt(Date(milliseconds: 1_000 * below(5))),
      .archivedAt([nil, Date(milliseconds: 5_000)][below(2)]),
      .originalColor([nil, "#00FF00"][below(2)]),
    ]
    let count = 1 + below(all.count)
    return Array(all.shuffled(using: &random).prefix(count))
  }

  private mutating func category() -> SyncChange {
    let all: [CategoryProperty] = [
      .name(["Garden", "Home"][below(2)]), .icon("leaf.fill"), .color(["green", "blue"][below(2)]),
      .position(below(3)), .isRemoved(below(2) == 0),
    ]
    return .category(["health", "garden"][below(2)], Array(all.shuffled(using: &random).prefix(3)))
  }

  private mutating func pause() -> Pause {
    let first = CalendarDay(rawValue: 20_000 + below(6))
    return below(3) == 0 ? Pause(from: first) : Pause(first...first.advanced(by: below(4)))
  }

  /// Starts a timer, or stops it and adds its time to a day. The time must count once.
  private mutating func runTimer(of habit: UUID, _ day: CalendarDay, _ index: Int) {
    if below(2) == 0 {
      let timer = HabitTimer(runningSince: Date(milliseconds: 1_000 * below(9)))
      make([.habit(habit, [.timer(timer)])], index)
    } else {
      let edit = DayEdit(count: .give(below(500), cause: WriterID(rawValue: UInt64(below(3)))))
      make([.habit(habit, [.timer(HabitTimer())]), .day(habit, day, edit)], index)
    }
  }

  private mutating func makeImport(of habit: UUID, _ index: Int) {
    var changes: [SyncChange] = [.habit(habit, properties())]
    for number in 0..<3 + below(6) {
      let day = CalendarDay(rawValue: 19_997 + number)
      let date = Date(milliseconds: day.rawValue * 86_400_000)
      changes.append(.day(habit, day, DayEdit(count: .set(1 + below(3)), date: date)))
    }
    make(changes, index)
  }
}
