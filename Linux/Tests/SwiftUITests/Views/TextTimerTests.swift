import Foundation
import Testing

@testable import SwiftUI

/// A timer text's string, and the attribute from which the browser continues counting.
struct TextTimerTests {
  private let english = Locale(identifier: "en_US")
  private let start = Date(timeIntervalSince1970: 1_000)

  private func timer(
    _ length: TimeInterval = 86_400,
    pauseTime: Date? = nil,
    countsDown: Bool = false,
    showsHours: Bool = true
  ) -> TextTimer {
    TextTimer(
      interval: start...(start + length),
      pauseTime: pauseTime,
      countsDown: countsDown,
      showsHours: showsHours
    )
  }

  @Test(arguments: [
    (-5, "0:00"), (0, "0:00"), (0.9, "0:00"), (59, "0:59"), (60, "1:00"), (3_599, "59:59"),
    (3_600, "1:00:00"), (36_125, "10:02:05"), (100_000, "24:00:00"),
  ])
  func `A timer counts up to its end`(_ elapsed: TimeInterval, _ text: String) {
    #expect(timer().text(at: start + elapsed, english) == text)
  }

  @Test(arguments: [1e18, 1e300, .greatestFiniteMagnitude])
  func `A timer longer than the maximum shows the maximum`(_ length: TimeInterval) {
    let timer = TextTimer(
      interval: Date(timeIntervalSince1970: -length)...Date(timeIntervalSince1970: length),
      pauseTime: nil,
      countsDown: true,
      showsHours: false
    )
    #expect(timer.text(at: start, english) == "16666666666:40")
    #expect(timer.attribute(at: start, english) != nil)
  }

  @Test func `A timer counts down to zero`() {
    let timer = timer(120, countsDown: true)
    #expect(timer.text(at: start, english) == "2:00")
    #expect(timer.text(at: start + 0.5, english) == "2:00")
    #expect(timer.text(at: start + 119.5, english) == "0:01")
    #expect(timer.text(at: start + 500, english) == "0:00")
  }

  @Test func `Minutes continue beyond 60 without hours`() {
    #expect(timer(showsHours: false).text(at: start + 4_325, english) == "72:05")
  }

  @Test func `A timer stops at its pause`() {
    let timer = timer(pauseTime: start + 90)
    #expect(timer.text(at: start + 30, english) == "0:30")
    #expect(timer.text(at: start + 500, english) == "1:30")
    #expect(
      timer.attribute(at: start + 30, english)?.value
        == "1030000 1000000 1090000 87400000 up hours 0123456789"
    )
    #expect(timer.attribute(at: start + 90, english) == nil)
  }

  @Test func `An attribute gives the browser the interval and the direction of a timer`() {
    let timer = timer(120, countsDown: true, showsHours: false)
    #expect(
      timer.attribute(at: start + 7, english)?.value
        == "1007000 1000000 1120000 1120000 down minutes 0123456789"
    )
    #expect(timer.attribute(at: start + 120, english) == nil)
  }

  @Test func `A timer has the digits of the locale`() {
    let arabic = Locale(identifier: "ar_EG")
    #expect(timer().text(at: start + 3_725, arabic) == "١:٠٢:٠٥")
    #expect(timer().attribute(at: start, arabic)?.value.hasSuffix(" up hours ٠١٢٣٤٥٦٧٨٩") == true)
  }
}
