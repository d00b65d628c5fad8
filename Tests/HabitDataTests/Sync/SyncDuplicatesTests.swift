import Foundation
import HabitEngine
import HabitTestSupport
import TestSupport
import Testing

@testable import HabitData

/// Habits of the same name that two devices created before they were connected.
@MainActor
struct SyncDuplicatesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [1, 2])
  func `Duplicates become one habit with all their days, on whichever devices they are merged`(
    deviceCount: Int
  ) async throws {
    let (one, two) = (try SyncFixture("One"), try SyncFixture("Two"))
    let mine = try one.device.makeHabit("Read")
    let yours = try two.device.makeHabit("Read")
    one.store.toggleToday(mine)
    two.store.toggleToday(yours)
    two.store.toggle(two.store.today.advanced(by: -1), of: yours)
    try await one.join(folder.url)
    try await two.join(folder.url)
    try await settle(one, two)
    // No exchange is between the merges.
    for device in [one, two].prefix(deviceCount) {
      let duplicates = try #require(try await device.engine.status()?.duplicates.first)
      device.store.merge(duplicates)
    }
    try await settle(one, two)
    #expect(try one.stored().habits.map { $0.days.map(\.count) } == [[1, 1]])
    try expectSame(two, one)
    #expect(try await one.engine.status()?.duplicates == [])
    #expect(try await two.engine.status()?.duplicates == [])
  }

  @Test func `A merge converts amounts to the decimals of the habit that is kept`() throws {
    let fixture = try StoreFixture()
    let ids = [UUID(), UUID()].sorted { $0.uuidString < $1.uuidString }
    let days = [
      [fixture.completion(2, count: 9)],
      [
        fixture.completion(2, count: 12), fixture.completion(1, count: 30),
        fixture.completion(0, count: 85),
      ],
    ]
    let habits = (0...1).map { decimals in
      let unit = AmountUnit(name: "km", decimals: decimals)
      let target = HabitTarget(measure: .amount(unit), amountPerDay: 1)
      return PortableHabit(
        id: ids[decimals],
        name: "Run",
        target: target,
        position: decimals,
        days: days[decimals]
      )
    }
    try fixture.store.add(habits)
    fixture.store.merge(DuplicateHabits(name: "Run", here: ids[1], other: ids[0]))
    #expect(
      try fixture.stored().map(\.days) == [
        [
          fixture.completion(2, count: 9, note: "1.2 km"), fixture.completion(1, count: 3),
          fixture.completion(0, count: 8, note: "8.5 km"),
        ]
      ]
    )
  }

  @Test(arguments: [
    HabitTarget(measure: .time, amountPerDay: 1_800),
    HabitTarget(kind: .quit, measure: .amount(AmountUnit(name: "pages")), amountPerDay: 0),
    HabitTarget(measure: .amount(AmountUnit(name: "books")), amountPerDay: 1),
  ])
  func `Habits of the same name that count different things are no duplicates`(
    target: HabitTarget
  ) async throws {
    let (one, two) = (try SyncFixture("One"), try SyncFixture("Two"))
    let pages = HabitTarget(measure: .amount(AmountUnit(name: "pages")), amountPerDay: 20)
    let mine = try one.device.makeHabit("Read", pages)
    let yours = try two.device.makeHabit("Read", target)
    try await one.join(folder.url)
    try await two.join(folder.url)
    try await settle(one, two)
    #expect(try await one.engine.status()?.duplicates == [])
    // A pair may still be shown after an edit has made its habits different.
    one.store.merge(DuplicateHabits(name: "Read", here: mine.id, other: yours.id))
    #expect(try one.stored().habits.count == 2)
  }
}
