import HabitEngine
import Testing

@testable import HabitInterchange

/// Converting a file's days for an existing habit with another measure or kind.
struct DayConversionTests {
  private static let kilometers = amount(85, "km", decimals: 1)
  private static let meters = amount(8_500, "km", decimals: 3)
  private static let limit = amount(20, "cups", decimals: 1, kind: .quit)

  @Test func `The same measure needs no conversion`() {
    #expect(DayConversion(Self.kilometers, to: Self.kilometers) == nil)
    // The name, the step, and the daily target do not affect amounts.
    #expect(DayConversion(Self.kilometers, to: amount(10, "mi", decimals: 1, step: 5)) == nil)
    #expect(DayConversion(HabitTarget(), to: HabitTarget(completionsPerDay: 9)) == nil)
  }

  @Test func `A conversion to more decimals is exact`() throws {
    let conversion = try #require(DayConversion(Self.kilometers, to: Self.meters))
    let (days, rounded) = conversion.converted([done(1, count: 32, note: "rain")])
    #expect(days == [done(1, count: 3_200, note: "rain")])
    #expect(rounded == 0)
  }

  @Test func `A conversion to fewer decimals is rounded and reported`() throws {
    let conversion = try #require(DayConversion(Self.meters, to: Self.kilometers))
    let (days, rounded) = conversion.converted([
      done(1, count: 3_299, note: "rain"), done(2, count: 3_200), done(3, count: 5),
    ])
    #expect(
      days == [
        done(1, count: 32, note: "3.299 km\nrain"), done(2, count: 32),
        done(3, count: 0, note: "0.005 km"),
      ]
    )
    #expect(rounded == 2)
  }

  @Test func `Amounts become counts, and counts become amounts`() throws {
    let counts = try #require(DayConversion(Self.kilometers, to: HabitTarget()))
    #expect(
      counts.converted([done(1, count: 32), done(2, count: 200_000)]).days
        == [done(1, count: 3, note: "3.2 km"), done(2, count: 9_999, note: "20000 km")]
    )
    let amounts = try #require(DayConversion(HabitTarget(), to: Self.meters))
    #expect(amounts.converted([done(1, count: 3)]).days == [done(1, count: 3_000)])
    let time = HabitTarget(measure: .time, amountPerDay: 60)
    let minutes = try #require(DayConversion(time, to: HabitTarget()))
    #expect(minutes.converted([done(1, count: 90)]).days == [done(1, count: 1, note: "90 s")])
  }

  @Test func `Days within a limit are done in a build habit, and days over it are missed`() throws {
    let conversion = try #require(DayConversion(Self.limit, to: HabitTarget(completionsPerDay: 2)))
    #expect(
      conversion.converted([done(1, count: 20), done(2, count: 21), done(3, count: 0), skipped(4)])
        .days
        == [
          done(1, count: 2, note: "2 cups"), missed(2, note: "2.1 cups"),
          done(3, count: 2, note: "0 cups"), skipped(4),
        ]
    )
  }

  @Test func `A build habit's complete days are done in a quit habit, and partial days are missed`()
    throws
  {
    let conversion = try #require(DayConversion(HabitTarget(completionsPerDay: 2), to: Self.limit))
    #expect(
      conversion.converted([done(1, count: 2), done(2), done(3, count: 0, note: "maybe")]).days
        == [
          done(1, count: 0, note: "2"), missed(2, note: "1"), done(3, count: 0, note: "maybe"),
        ]
    )
  }

  /// A later backup has an amount with more decimals than the habit of the earlier backup.
  @Test func `An import of a later backup converts amounts to the existing habit`() throws {
    let file = PortableHistory(
      format: "a test",
      habits: [
        habit(
          "Run",
          identity: "run",
          target: Self.meters,
          days: [done(1, count: 8_500), done(2, count: 3_299), done(3, count: 1_000)]
        )
      ]
    )
    let log = HabitLog([DayRecord(day: day(1), count: 85)])
    let stored = ImportPlan.Stored(log: log, target: Self.kilometers)
    let plan = ImportPlan(file, stored: [file.habits[0].id: stored])
    #expect(
      plan.additions == [
        ImportPlan.Addition(
          id: file.habits[0].id,
          name: "Run",
          days: [done(2, count: 32, note: "3.299 km"), done(3, count: 10)],
          changes: [.roundedDays(1, of: 2)]
        )
      ]
    )
  }
}
