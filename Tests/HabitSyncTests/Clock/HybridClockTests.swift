import Testing

@testable import HabitSync

struct HybridClockTests {
  private static let now = 1_790_000_000_000
  private static let year = 365 * 86_400_000

  @Test func `Times follow the wall clock and always increase`() {
    var clock = HybridClock()
    let times = [0, 0, 1, -3_600_000, 5].map { clock.next(milliseconds: Self.now + $0) }
    let base = UInt64(Self.now) << 16
    #expect(times == [base, base + 1, base + 1 << 16, base + 1 << 16 + 1, base + 5 << 16])
  }

  @Test func `The clock moves past a time that it has seen, up to a day ahead`() {
    var clock = HybridClock()
    let seen = Stamp.time(Self.now + 3_600_000) + 7
    clock.observe(seen, milliseconds: Self.now)
    #expect(clock.next(milliseconds: Self.now) == seen + 1)
    clock.observe(Stamp.time(Self.now + 2 * 86_400_000), milliseconds: Self.now)
    #expect(clock.next(milliseconds: Self.now) == seen + 2)
  }

  @Test func `A stamp that is years ahead advances only later stamps of the same value`() {
    var clock = HybridClock()
    let ahead = Stamp.time(Self.now + 30 * Self.year) + 0xFFFF
    clock.observe(ahead, milliseconds: Self.now)
    #expect(clock.next(after: ahead, milliseconds: Self.now) == ahead + 1)
    #expect(clock.next(milliseconds: Self.now + 1) == Stamp.time(Self.now + 1))
  }

  @Test func `The clock recovers after the device's time was years ahead`() {
    var clock = HybridClock()
    _ = clock.next(milliseconds: Self.now + 30 * Self.year)
    #expect(clock.next(milliseconds: Self.now) == Stamp.time(Self.now) + 1)
  }

  @Test func `No time is later than the maximum`() {
    var clock = HybridClock()
    #expect(clock.next(milliseconds: .max) == Stamp.time(Stamp.lastMilliseconds))
    #expect(clock.next(milliseconds: .min) == 1)
    #expect(clock.next(after: Stamp.lastTime, milliseconds: Self.now) == Stamp.lastTime)
  }
}
