import Testing

@testable import HabitEngine

struct ReminderTests {
  @Test func `A new reminder has the next free full hour`() {
    #expect(Reminder.suggestion(alongside: []) == .standard)
    let two = [Reminder.standard, Reminder(hour: 10, minute: 0, weekdays: [.monday])]
    #expect(Reminder.suggestion(alongside: two).time == TimeOfDay(hour: 11, minute: 0))
    let late = (9..<24).map { Reminder(hour: $0, minute: 0, weekdays: [.monday]) }
    #expect(Reminder.suggestion(alongside: late).time == TimeOfDay(hour: 0, minute: 0))
    let all = (0..<24).map { Reminder(hour: $0, minute: 0, weekdays: [.monday]) }
    #expect(Reminder.suggestion(alongside: all) == .standard)
  }

  @Test func `An hour out of range is clamped`() {
    #expect(Reminder(hour: 99, minute: -1, weekdays: []).time == TimeOfDay(hour: 23, minute: 0))
  }
}
