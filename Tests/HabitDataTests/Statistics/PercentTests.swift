import Foundation
import HabitEngine
import Testing

@testable import HabitData

/// Rates in whole percent.
struct PercentTests {
  @Test(arguments: [
    (0, "0%"), (0.004, "0%"), (0.005, "1%"), (0.625, "63%"), (0.614, "61%"), (0.145, "15%"),
    (0.285, "29%"), (0.995, "100%"), (1, "100%"),
  ])
  func `Half a percent is rounded up`(share: Double, text: String) {
    #expect(share.percent(Locale(identifier: "en_US")) == text)
  }
}
