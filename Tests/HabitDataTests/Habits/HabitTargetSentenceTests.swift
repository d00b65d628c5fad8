import Foundation
import HabitEngine
import Testing

@testable import HabitData

struct HabitTargetSentenceTests {
  /// 2026-03-09, a Monday.
  private static let today = CalendarDay(rawValue: 20_521)
  private static let liters = Measure.amount(AmountUnit(name: "l", decimals: 2, step: 25))
  private static let kilometers = Measure.amount(AmountUnit(name: "km", decimals: 1))
  private static let workdays = Schedule(
    .weekdays([.monday, .tuesday, .wednesday, .thursday, .friday])
  )

  private static func once(_ rule: Schedule.Rule) -> HabitTarget {
    HabitTarget(amountPerDay: 1, schedule: Schedule(rule))
  }

  @Test(arguments: [
    (HabitTarget(), "Once every day."),
    (HabitTarget(completionsPerDay: 8), "8 times every day."),
    (
      HabitTarget(
        measure: liters,
        amountPerDay: 200,
        schedule: workdays,
        endDay: CalendarDay(year: 2026, month: 12, day: 31)
      ),
      "2 l on weekdays, 0.25 l at a time, until December 31."
    ),
    (HabitTarget(measure: kilometers, amountPerDay: 85), "8.5 km every day."),
    (
      HabitTarget(measure: .amount(AmountUnit(name: "", decimals: 3)), amountPerDay: 3),
      "0.003 every day."
    ),
    (HabitTarget(measure: .time, amountPerDay: 60), "1 minute every day."),
    (HabitTarget(measure: .time, amountPerDay: 1_800), "30 minutes every day."),
    (HabitTarget(measure: .time, amountPerDay: 90), "1 minute 30 seconds every day."),
    (HabitTarget(measure: .time, amountPerDay: 28_800), "8 hours every day."),
    (HabitTarget(measure: .time, amountPerDay: 4_800), "1 hour 20 minutes every day."),
    (HabitTarget(measure: .time, amountPerDay: 7_290), "2 hours 1 minute 30 seconds every day."),
    (once(.weekdays([.saturday, .sunday])), "Once on weekends."),
    (once(.weekdays([.monday])), "Once every Monday."),
    (once(.weekdays([.saturday, .sunday, .monday])), "Once every Sunday, Monday, and Saturday."),
    (
      once(.weekdays([.friday, .monday, .wednesday])),
      "Once every Monday, Wednesday, and Friday."
    ),
    (once(.everyNDaysAfterDone(3)), "Once every 3 days."),
    (
      once(.everyNDays(3, from: today.advanced(by: 1))),
      "Once every 3 days, counted from March 10."
    ),
    (
      once(.everyNDays(14, from: today.advanced(by: 365))),
      "Once every 14 days, counted from March 9, 2027."
    ),
    (once(.daysOfMonth([1])), "Once on the 1st of the month."),
    (
      once(.daysOfMonth([2, 3, 11, 12, 13, 21, 22, 23, 30])),
      "Once on the 2nd, 3rd, 11th, 12th, 13th, 21st, 22nd, 23rd, and 30th of the month."
    ),
    (once(.daysOfMonth([15, 31])), "Once on the 15th and last day of the month."),
    (once(.daysOfMonth(Set(1...31))), "Once on every day of the month."),
    (once(.daysAWeek(1)), "Once on 1 day a week."),
    (once(.daysAWeek(3)), "Once on 3 days a week."),
    (once(.daysAMonth(10)), "Once on 10 days a month."),
    (HabitTarget(kind: .quit, amountPerDay: 0), "Avoid every day."),
    (
      HabitTarget(kind: .quit, amountPerDay: 0, schedule: workdays, startDay: today),
      "Avoid on weekdays, from March 9."
    ),
    (HabitTarget(kind: .quit, amountPerDay: 1), "At most 1 time every day."),
    (
      HabitTarget(kind: .quit, measure: .time, amountPerDay: 1_800),
      "At most 30 minutes every day."
    ),
    (
      HabitTarget(kind: .quit, measure: liters, amountPerDay: 50),
      "At most 0.5 l every day."
    ),
  ])
  func `A sentence states the amount or limit, the schedule, and the span`(
    target: HabitTarget,
    sentence: String
  ) {
    #expect(target.sentence(today: Self.today, Locale(identifier: "en_US")) == sentence)
  }

  @Test func `Dates and numbers follow the locale`() {
    let target = HabitTarget(
      measure: Self.kilometers,
      amountPerDay: 85,
      schedule: Schedule(.weekdays([.monday])),
      startDay: Self.today,
      endDay: Self.today.advanced(by: 364)
    )
    #expect(
      target.sentence(today: Self.today, Locale(identifier: "en_GB"))
        == "8.5 km every Monday, from 9 March until 8 March 2027."
    )
    #expect(
      target.sentence(today: Self.today, Locale(identifier: "de_DE"))
        == "8,5 km every Montag, from 9. März until 8. März 2027."
    )
  }
}
