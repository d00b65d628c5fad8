import Foundation
import HabitEngine
import Testing

struct MillisecondsTests {
  @Test func `Milliseconds are rounded down`() {
    #expect(Date(timeIntervalSince1970: 1_773_057_600.123_9).milliseconds == 1_773_057_600_123)
    #expect(Date(timeIntervalSince1970: -0.000_5).milliseconds == -1)
  }

  /// A `Date` stores seconds in a `Double`, which can't represent most milliseconds exactly.
  @Test func `Whole milliseconds are preserved`() {
    // March 9, 2026, and both limits of an export.
    for start in [1_773_057_600_000, -62_135_596_800_000, 253_402_300_700_000] {
      let numbers = start..<start + 10_000
      #expect(numbers.allSatisfy { Date(milliseconds: $0).milliseconds == $0 })
    }
  }

  @Test func `Milliseconds are clamped`() {
    #expect(Date(timeIntervalSince1970: .nan).milliseconds == 0)
    #expect(Date(timeIntervalSince1970: .infinity).milliseconds == 9_000_000_000_000_000)
    #expect(Date(timeIntervalSince1970: -.infinity).milliseconds == -9_000_000_000_000_000)
    #expect(Date.distantPast.milliseconds == -62_135_769_600_000)
  }
}
