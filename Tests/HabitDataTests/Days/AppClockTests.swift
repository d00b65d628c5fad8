import Foundation
import Testing

@testable import HabitData

struct AppClockTests {
  @Test func `A clock starts at the given time and keeps running`() async throws {
    let start = Date(timeIntervalSince1970: 1_773_097_190)
    let clock = AppClock.starting(at: start)
    let first = clock.now()
    #expect(first >= start)
    #expect(first.timeIntervalSince(start) < 60)
    try await clock.sleep(for: .milliseconds(2))
    #expect(clock.now().timeIntervalSince(first) >= 0.002)
  }

  @Test func `A clock returns whole milliseconds, rounded down`() {
    let clock = AppClock(
      read: { Date(timeIntervalSince1970: 1_773_097_190.123_9) },
      wait: { _ in }
    )
    #expect(clock.now() == Date(timeIntervalSince1970: 1_773_097_190.123))
  }
}
