import Foundation
import HabitEngine
import HabitTestSupport
import TestSupport
import Testing

@testable import HabitSync

/// Each merge rule by itself: two devices change something independently, then merge.
struct RuleTests {
  private static let id = SyncModel.habits[0]
  private static let day = CalendarDay(rawValue: 20_000)
  private static let start = Date(milliseconds: 1_790_000_000_000)
  private var one = Replica()
  private var two = Replica()

  init() {
    make(&one, .habit(Self.id, [.name("Drink"), .createdAt(Self.start)]))
    two.merge(one.state, at: Self.start)
  }

  private func make(_ replica: inout Replica, _ changes: SyncChange..., later seconds: Double = 0) {
    var random = Generator(seed: UInt64(seconds))
    replica.make(changes, at: Self.start.addingTimeInterval(seconds), using: &random)
  }

  private func day(_ count: DayEdit.Count) -> SyncChange {
    .day(Self.id, Self.day, DayEdit(count: count))
  }

  /// Returns the habit after both devices merged, and checks that both orders give the same result.
  private func merged() -> PortableHabit? {
    let document = SyncDocument(one.state.merged(with: two.state))
    #expect(document == SyncDocument(two.state.merged(with: one.state).merged(with: one.state)))
    return document.habits.first
  }

  @Test func `Enormous sums in a file do not overflow`() {
    var cell = DayCell(day: 20_000)
    for writer in 1...1_024 as ClosedRange<UInt64> {
      let sum = Tally.Sum(time: 1, total: 1 << 53)
      cell.merge(Tally(source: WriterID(rawValue: writer), latest: sum))
    }
    #expect(cell.rawCount == 1 << 60)
  }

  @Test mutating func `Additions of two devices add up`() {
    make(&one, day(.add(1)), later: 1)
    make(&one, day(.add(1)), later: 2)
    make(&two, day(.add(1)), later: 3)
    #expect(
      merged()?.days == [
        PortableDay(
          day: Self.day,
          count: 3,
          status: .done,
          changedAt: Self.start.addingTimeInterval(3)
        )
      ]
    )
  }

  @Test mutating func `A count that was set replaces only the additions that its device had seen`()
  {
    make(&one, day(.add(4)), later: 1)
    two.merge(one.state, at: Self.start)
    make(&two, day(.set(10)), later: 2)
    make(&one, day(.add(1)), later: 3)
    #expect(merged()?.days.map(\.count) == [11])
  }

  @Test
  mutating func `A count that was set replaces earlier additions, even if it is replaced itself`() {
    make(&one, day(.add(4)), later: 1)
    make(&one, day(.set(10)), later: 2)
    make(&two, day(.set(20)), later: 3)
    #expect(merged()?.days.map(\.count) == [20])
  }

  @Test
  mutating func
    `A count from before joining includes earlier additions, and later ones are added to it`()
    throws
  {
    make(&one, day(.add(3)), later: 1)
    find(&two, 3, later: 2)
    #expect(merged()?.days.map(\.count) == [3])
    // Both devices add to the found count independently.
    one.merge(two.state, at: Self.start)
    two.merge(one.state, at: Self.start)
    make(&one, day(.add(1)), later: 3)
    make(&two, day(.give(2, cause: WriterID(rawValue: 5))), later: 4)
    #expect(merged()?.days.map(\.count) == [6])
    let file = SyncFile(state: two.state)
    #expect(try SyncFile(bytes: file.bytes) == file)
  }

  @Test mutating func `A count from before joining is ignored if an addition is later`() throws {
    find(&two, 9, later: 0)
    make(&one, day(.add(3)), later: 1)
    #expect(merged()?.days.map(\.count) == [3])
    let file = SyncFile(state: two.state)
    #expect(try SyncFile(bytes: file.bytes) == file)
  }

  private func find(_ replica: inout Replica, _ count: Int, later seconds: Double) {
    var random = Generator(seed: UInt64(seconds) + 50)
    let date = Self.start.addingTimeInterval(seconds)
    let found = DayFact(count: count, status: .done, note: "", date: date)
    replica.find([.day(Self.id, Self.day, found)], asOf: date, using: &random)
  }

  @Test mutating func `Subtractions on two devices stop at zero, and the next addition is counted`()
  {
    make(&one, day(.add(1)), later: 1)
    two.merge(one.state, at: Self.start)
    make(&one, day(.add(-1)), later: 2)
    make(&two, day(.add(-1)), later: 3)
    #expect(merged()?.days == [])
    one.merge(two.state, at: Self.start)
    make(&one, day(.add(1)), later: 4)
    #expect(merged()?.days.map(\.count) == [1])
  }

  @Test mutating func `A count is limited by its measure`() {
    make(&one, day(.set(9_999)), later: 1)
    make(&two, day(.add(5)), later: 2)
    #expect(merged()?.days.map(\.count) == [9_999])
    make(&one, .habit(Self.id, [.measure(.time)]), later: 3)
    #expect(merged()?.days.map(\.count) == [10_004])
  }

  @Test mutating func `The time of a timer that two devices stop is added once`() {
    make(&one, day(.give(1_800, cause: WriterID(rawValue: 5))), later: 1)
    make(&two, day(.give(2_400, cause: WriterID(rawValue: 5))), later: 2)
    make(&two, day(.add(60)), later: 3)
    #expect(merged()?.days.map(\.count) == [2_460])
  }

  @Test mutating func `Each property merges separately`() {
    make(&one, .habit(Self.id, [.name("Water"), .position(4)]), later: 1)
    make(&two, .habit(Self.id, [.name("Tea"), .color("green")]), later: 2)
    #expect(
      merged()
        == PortableHabit(
          id: Self.id,
          name: "Tea",
          details: "",
          color: "green",
          createdAt: Self.start,
          position: 4
        )
    )
  }

  @Test
  mutating func
    `A deleted habit stays deleted after later changes, and is restored with these changes`()
  {
    make(&one, .habit(Self.id, [.isDeleted(true)]), later: 1)
    make(&two, day(.add(2)), .habit(Self.id, [.name("Tea")]), later: 2)
    #expect(merged() == nil)
    one.merge(two.state, at: Self.start)
    make(&one, .habit(Self.id, [.isDeleted(false)]), later: 3)
    #expect(merged()?.name == "Tea")
    #expect(merged()?.days.map(\.count) == [2])
  }

  @Test mutating func `Pauses of both devices are merged, and a removed pause is left out`() {
    let spring = Pause(Self.day...Self.day.advanced(by: 3))
    let autumn = Pause(from: Self.day.advanced(by: 90))
    make(&one, .habit(Self.id, [.pause(spring, true)]), later: 1)
    make(&two, .habit(Self.id, [.pause(autumn, true)]), later: 2)
    #expect(merged()?.target.pauses == PauseList([spring, autumn]))
    one.merge(two.state, at: Self.start)
    make(&one, .habit(Self.id, [.pause(spring, false)]), later: 3)
    #expect(merged()?.target.pauses == PauseList([autumn]))
  }

  @Test mutating func `Days of an unknown habit are kept until the habit arrives`() {
    let unknown = SyncModel.habits[1]
    make(&two, .day(unknown, Self.day, DayEdit(count: .set(1))), later: 1)
    #expect(SyncDocument(two.state).habits.count == 1)
    make(&one, .habit(unknown, [.name("Read")]), later: 2)
    let habits = SyncDocument(one.state.merged(with: two.state)).habits
    #expect(habits.map(\.days.count) == [0, 1])
  }

  @Test mutating func `A day's status and note merge separately, and a removal clears both`() {
    make(&one, .day(Self.id, Self.day, DayEdit(status: .skipped)), later: 1)
    make(&two, .day(Self.id, Self.day, DayEdit(note: "knee")), later: 2)
    let date = Self.start.addingTimeInterval(2)
    #expect(
      merged()?.days == [
        PortableDay(day: Self.day, count: 0, status: .skipped, note: "knee", changedAt: date)
      ]
    )
    one.merge(two.state, at: Self.start)
    make(&one, .day(Self.id, Self.day, .removal), later: 3)
    #expect(merged()?.days == [])
  }

  @Test
  mutating func `A value of a device whose clock is years ahead can be changed by other devices`() {
    make(&one, .habit(Self.id, [.name("Later")]), later: 30 * 365 * 86_400)
    two.merge(one.state, at: Self.start)
    make(&two, .habit(Self.id, [.name("Now")]), later: 1)
    #expect(merged()?.name == "Now")
    make(&two, .habit(Self.id, [.details("plain")]), later: 2)
    let stamp = two.state.register(.details, of: Self.id)?.stamp
    #expect(stamp?.milliseconds == 1_790_000_002_000)
  }

  @Test mutating func `Unknown data is kept and passed on`() throws {
    let later = Register(
      stamp: Stamp(time: Stamp.time(5), writer: WriterID(rawValue: 1)),
      value: [1, 2]
    )
    var state = SyncState()
    state.registers[EntityID(kind: 9, key: [7])] = [RegisterKey(number: 3): later]
    state.registers[.habit(Self.id)] = [RegisterKey(number: 99): later]
    state.others[12] = [[1], [2, 3]]
    one.merge(state, at: Self.start)
    let file = try SyncFile(bytes: SyncFile(state: one.state).bytes)
    #expect(file.state == one.state)
    #expect(file.state.others == [12: [[1], [2, 3]]])
  }
}
