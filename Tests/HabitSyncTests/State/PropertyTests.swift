import Foundation
import HabitEngine
import TestSupport
import Testing

@testable import HabitSync

/// The encoding of properties.
struct PropertyTests {
  private let id = SyncModel.habits[0]
  private let day = CalendarDay(rawValue: 20_000)
  private let date = Date(milliseconds: 1_790_000_000_000)

  private func state(_ changes: [SyncChange]) -> SyncState {
    var random = Generator(seed: 1)
    var replica = Replica()
    replica.make(changes, at: date, using: &random)
    return replica.state
  }

  @Test func `Each property of a habit is read as it was written`() {
    let unit = AmountUnit(name: "km", decimals: 1, step: 5)
    let target = HabitTarget(
      kind: .quit,
      measure: .amount(unit),
      amountPerDay: 85,
      schedule: Schedule(.weekdays([.monday, .friday])),
      goal: StreakGoal(period: .week, basis: .value, value: 400, measure: .amount(unit)),
      startDay: day,
      endDay: day.advanced(by: 90),
      pauses: PauseList([Pause(day...day.advanced(by: 3))])
    )
    let habit = PortableHabit(
      id: id,
      name: "Run",
      details: "In the park",
      icon: "figure.run",
      color: "coral-red",
      originalColor: "#00FF00",
      category: "fitness",
      timeOfDay: .evening,
      target: target,
      reminders: [Reminder(hour: 7, minute: 30, weekdays: [.sunday])],
      createdAt: date,
      position: -2,
      isArchived: true,
      archivedAt: date.addingTimeInterval(5),
      timer: HabitTimer(runningSince: date.addingTimeInterval(2))
    )
    let properties: [HabitProperty] = [
      .name("Run"), .details("In the park"), .icon("figure.run"), .color("coral-red"),
      .originalColor("#00FF00"), .category("fitness"), .timeOfDay(.evening), .kind(.quit),
      .measure(.amount(unit)), .amountPerDay(85), .schedule(target.schedule), .goal(target.goal),
      .startDay(target.startDay), .endDay(target.endDay), .reminders(habit.reminders),
      .createdAt(date), .position(-2), .archivedAt(habit.archivedAt), .timer(habit.timer),
      .pause(target.pauses.pauses[0], true),
    ]
    #expect(state([.habit(id, properties)]).habit(id) == habit)
    let absent: [HabitProperty] = [
      .name("Run"), .originalColor(nil), .category(nil), .startDay(nil), .endDay(nil),
      .archivedAt(nil), .timer(HabitTimer()), .position(3), .isDeleted(false),
    ]
    #expect(
      state([.habit(id, absent)]).habit(id) == PortableHabit(id: id, name: "Run", position: 3)
    )
    #expect(state([.habit(id, absent + [.isDeleted(true)])]).habit(id) == nil)
  }

  @Test func `Each property of a category is read as it was written`() {
    let properties: [CategoryProperty] = [
      .name("Garden"), .icon("leaf.fill"), .color("green"), .position(6), .isRemoved(true),
    ]
    let category = PortableCategory(
      key: "garden",
      name: "Garden",
      icon: "leaf.fill",
      color: "green"
    )
    #expect(
      state([.category("garden", properties)]).category("garden")
        == SyncCategory(category, position: 6, isRemoved: true)
    )
    #expect(
      state([.category("garden", [.name("Garden")])]).category("garden")
        == SyncCategory(
          PortableCategory(key: "garden", name: "Garden"),
          position: 0,
          isRemoved: false
        )
    )
    #expect(state([.category("garden", [.icon("leaf.fill")])]).category("garden") == nil)
  }
}
