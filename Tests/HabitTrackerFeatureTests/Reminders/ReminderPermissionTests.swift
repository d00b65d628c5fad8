import Testing

@testable import HabitTrackerFeature

struct ReminderPermissionTests {
  @Test func onlyWhereAllIsWellNothingIsSaid() {
    let states: [ReminderPermission] = [.undecided, .allowed, .refused, .unavailable]
    #expect(states.map { $0.sentence == nil } == [false, true, false, false])
  }
}
