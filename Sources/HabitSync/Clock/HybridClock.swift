/// A hybrid logical clock. Its timestamps follow the wall clock, and are later than all plausible
/// timestamps that it has observed.
package struct HybridClock: Hashable, Codable, Sendable {
  /// The maximum plausible lead of another clock in milliseconds: one day.
  package static let limit = 86_400_000

  /// The latest plausible time that the clock returned or observed.
  private(set) var last: UInt64 = 0

  /// Returns the time of a new stamp.
  ///
  /// The time is later than `floor`, but at most ``Stamp/lastTime``. A floor more than a day ahead
  /// is from another clock, or from this clock before it was corrected. The returned time exceeds
  /// such a floor, but the clock does not advance to it.
  ///
  /// - Parameters:
  ///   - floor: The latest time of the overwritten values.
  ///   - milliseconds: The wall clock time.
  package mutating func next(after floor: UInt64 = 0, milliseconds: Int) -> UInt64 {
    let wall = Stamp.time(milliseconds)
    forget(wall: wall)
    last = max(wall, last + 1)
    guard floor >= last else { return last }
    let time = min(floor, Stamp.lastTime - 1) + 1
    if isBelieved(time, wall: wall) { last = time }
    return time
  }

  /// Observes the time of a stamp from another device.
  package mutating func observe(_ time: UInt64, milliseconds: Int) {
    let wall = Stamp.time(milliseconds)
    forget(wall: wall)
    if time > last, isBelieved(time, wall: wall) { last = time }
  }

  /// Resets a clock that is more than a day ahead because the wall clock was set back.
  private mutating func forget(wall: UInt64) {
    if !isBelieved(last, wall: wall) { last = wall }
  }

  private func isBelieved(_ time: UInt64, wall: UInt64) -> Bool {
    time <= wall + UInt64(Self.limit) << 16
  }
}
