import HabitEngine
import HabitTestSupport
import Testing

@testable import HabitData

/// The line of a habit's strength, with one point per week up to today.
@MainActor
struct StrengthYearTests {
  @Test func `The line of strength begins with the first day and ends today`() throws {
    let fixture = try StoreFixture()
    let (store, today) = (fixture.store, fixture.store.today)
    let habit = try fixture.makeHabit("Run")
    #expect(store.strength(of: habit).points == [StrengthYear.Point(day: today, score: 0)])
    for daysAgo in 0..<15 { store.setCount(1, on: today.advanced(by: -daysAgo), of: habit) }
    let year = store.strength(of: habit)
    #expect(year.points.map(\.day) == [-14, -7, 0].map { today.advanced(by: $0) })
    let history = store.history(of: habit)
    let strength = HabitStrength(history, today: today)
    #expect(year.points.map(\.score) == [0, 7, 14].map { strength.series[$0] })
    #expect(year.current == strength.current)
  }

  @Test func `The line of strength covers at most a year`() throws {
    let fixture = try StoreFixture()
    let habit = try fixture.makeHabit("Run")
    let today = fixture.store.today
    fixture.store.setCount(1, on: today.advanced(by: -1_000), of: habit)
    let points = fixture.store.strength(of: habit).points
    #expect(points.count == 53)
    #expect(points.first?.day == today.advanced(by: -364))
  }
}
