import Foundation
import Testing

@testable import Charts

/// The ticks of a date axis are at the starts of calendar units.
@Suite struct DateStepTests {
  private func ticks(
    _ from: String,
    _ to: String,
    _ step: DateStep,
    zone: String = "UTC",
    firstWeekday: Int = 1,
    includesEnd: Bool = false
  ) -> [String] {
    let range = Clock.date(from, zone)...Clock.date(to, zone)
    let calendar = Clock.calendar(zone, firstWeekday: firstWeekday)
    return step.ticks(in: range, calendar, includesEnd: includesEnd).map { Clock.text($0, zone) }
  }

  @Test(arguments: [
    ("2026-11-20", "2026-11-20 06:00", DateStep(.hour)),
    ("2026-11-14", "2026-11-21", DateStep(.day)),
    ("2026-11-01", "2026-12-01", DateStep(.weekOfYear)),
    ("2025-12-01", "2026-12-01", DateStep(.month, 3)),
    ("2026-01-01", "2026-07-01", DateStep(.month)),
    ("2020-01-01", "2026-01-01", DateStep(.year)),
    ("1926-01-01", "2026-01-01", DateStep(.year, 20)),
    ("2026-11-20 10:00", "2026-11-20 10:05", DateStep(.minute)),
  ]) func `The smallest suitable step is chosen`(from: String, to: String, step: DateStep) {
    let range = Clock.date(from)...Clock.date(to)

    #expect(DateStep(dividing: range, into: 7, unit: nil) == step)
  }

  @Test func `No step is smaller than the data's unit`() {
    let range = Clock.date("2026-11-20")...Clock.date("2026-11-22")

    #expect(DateStep(dividing: range, into: 7, unit: .day) == DateStep(.day))
    #expect(DateStep(dividing: range, into: 7, unit: nil) == DateStep(.hour, 12))
  }

  @Test func `Days start at midnight when clocks change`() {
    #expect(
      ticks("2026-03-28", "2026-03-31", DateStep(.day), zone: "Europe/Berlin") == [
        "2026-03-28", "2026-03-29", "2026-03-30",
      ]
    )
    #expect(
      ticks("2026-10-24", "2026-10-27", DateStep(.day), zone: "Europe/Berlin") == [
        "2026-10-24", "2026-10-25", "2026-10-26",
      ]
    )
  }

  @Test func `After a day without midnight, the ticks of days are at midnight again`() {
    // In Lebanon clocks change from 0:00 to 1:00 on the last Sunday of March.
    #expect(
      ticks("2026-03-28", "2026-03-31", DateStep(.day), zone: "Asia/Beirut") == [
        "2026-03-28", "2026-03-29 01:00", "2026-03-30",
      ]
    )
    #expect(
      ticks("2026-03-29", "2026-04-01", DateStep(.day), zone: "Asia/Beirut") == [
        "2026-03-29 01:00", "2026-03-30", "2026-03-31",
      ]
    )
  }

  @Test func `Ticks of months are at the first day of each month`() {
    #expect(
      ticks("2027-12-01", "2028-04-01", DateStep(.month)) == [
        "2027-12-01", "2028-01-01", "2028-02-01", "2028-03-01",
      ]
    )
  }

  @Test func `Ticks several months or hours apart are aligned to the start of the year or day`() {
    #expect(
      ticks("2025-12-01", "2026-12-01", DateStep(.month, 3)) == [
        "2026-01-01", "2026-04-01", "2026-07-01", "2026-10-01",
      ]
    )
    #expect(
      ticks("2026-11-20 02:00", "2026-11-20 20:00", DateStep(.hour, 6), includesEnd: true) == [
        "2026-11-20 06:00", "2026-11-20 12:00", "2026-11-20 18:00",
      ]
    )
  }

  @Test(arguments: [
    (1, ["2026-11-01", "2026-11-08", "2026-11-15"]), (2, ["2026-11-02", "2026-11-09"]),
  ]) func `Weeks start on the calendar's first weekday`(firstWeekday: Int, expected: [String]) {
    #expect(
      ticks("2026-11-01", "2026-11-16", DateStep(.weekOfYear), firstWeekday: firstWeekday)
        == expected
    )
  }

  @Test func `The end of a range has a tick only if the end is included`() {
    let ends = [false, true].map {
      ticks("2026-11-01", "2026-11-03", DateStep(.day), includesEnd: $0)
    }

    #expect(ends == [["2026-11-01", "2026-11-02"], ["2026-11-01", "2026-11-02", "2026-11-03"]])
  }

  @Test func `The number of ticks of a tiny stride is limited`() {
    #expect(ticks("2020-01-01", "2026-01-01", DateStep(.second)).count == NumberStep.mostTicks)
  }
}

/// The ticks of a number axis are multiples of 1, 2, or 5 times a power of ten.
@Suite struct NumberStepTests {
  @Test(arguments: [
    (0.0...8.0, 0.0, [0, 2, 4, 6, 8]),
    (0...10, 0, [0, 2, 4, 6, 8, 10]),
    (0...7, 0, [0, 2, 4, 6]),
    (0...5, 0, [0, 1, 2, 3, 4, 5]),
    (0...1, 0, [0, 0.2, 0.4, 0.6, 0.8, 1]),
    (0...1, 1, [0, 1]),
    (0...0.3, 0, [0, 0.1, 0.2, 0.3]),
    (-3...3, 0, [-2, 0, 2]),
    (-0.05...0.05, 0, [-0.04, -0.02, 0, 0.02, 0.04]),
    (0...9_999, 0, [0, 2_000, 4_000, 6_000, 8_000]),
    (0...3e15, 0, [0, 1e15, 2e15, 3e15]),
    (0...1e-6, 0, [0, 2e-7, 4e-7, 6e-7, 8e-7, 1e-6]),
  ]) func `The ticks of a range are at round numbers`(
    range: ClosedRange<Double>,
    smallest: Double,
    ticks: [Double]
  ) {
    let step = NumberStep(dividing: range, into: 5, smallest: smallest)

    #expect(step.ticks(in: range) == ticks)
  }

  @Test(arguments: [
    (1.0, -2.5, -3.0, -2.0), (2, 7, 6, 8), (0.1, 0.3, 0.3, 0.3), (5, 10, 10, 10), (10, 0, 0, 0),
  ]) func `A number is rounded to multiples of the step`(
    step: Double,
    number: Double,
    below: Double,
    above: Double
  ) {
    let step = NumberStep(dividing: 0...step, into: 1)

    #expect([step.floor(number), step.ceil(number)] == [below, above])
  }

  @Test func `A range of a single value has a step greater than zero`() {
    #expect(NumberStep(dividing: 3...3, into: 5) == NumberStep(mantissa: 1, exponent: 0))
  }
}
