/// Gives the times of stamps: those of the clock on the wall, but later than all that was seen
/// (a hybrid logical clock), as far as what was seen can be believed.
package struct HybridClock: Hashable, Codable, Sendable {
  /// How far ahead of the own clock another one may be and still take this one along, in
  /// milliseconds: a day.
  package static let limit = 86_400_000

  /// The latest time that was given or seen and believed.
  private(set) var last: UInt64 = 0

  package init() {}

  /// The time of a new stamp.
  ///
  /// It is later than `floor` wherever the clocks stand. A time more than a day ahead, another's or
  /// an own one from before this clock was set right, is passed for what it was written on alone: it
  /// does not take along what is written elsewhere.
  /// - Parameters:
  ///   - floor: The latest time of what is written anew.
  ///   - milliseconds: What the clock on the wall says.
  package mutating func next(after floor: UInt64 = 0, milliseconds: Int) -> UInt64 {
    let wall = Stamp.time(milliseconds)
    forget(wall: wall)
    last = max(wall, last + 1)
    guard floor >= last else { return last }
    let time = min(floor, Stamp.lastTime - 1) + 1
    if isBelieved(time, wall: wall) { last = time }
    return time
  }

  /// Takes note of the time of a stamp from elsewhere.
  package mutating func observe(_ time: UInt64, milliseconds: Int) {
    let wall = Stamp.time(milliseconds)
    forget(wall: wall)
    if time > last, isBelieved(time, wall: wall) { last = time }
  }

  /// Lets go of a time that this clock had while it was wrong.
  private mutating func forget(wall: UInt64) {
    if !isBelieved(last, wall: wall) { last = wall }
  }

  private func isBelieved(_ time: UInt64, wall: UInt64) -> Bool {
    time <= wall + UInt64(Self.limit) << 16
  }
}
