/// The days of a page of a habit, a bit each.
struct HabitPage {
  /// What makes a streak: days on which the target was met, and for a habit to give up days that
  /// were kept and are over.
  let complete: UInt64
  /// Days that the user left out.
  let skipped: UInt64
  /// Days on which the habit rests.
  let paused: UInt64
  /// Days on which the habit asks for something, those after today included.
  let due: UInt64
  /// Days that rates and the strength are about: those due, and of days that are due until the habit
  /// is done one of each interval.
  let asked: UInt64
  /// Due days of a habit to give up on which it was not kept.
  let slips: UInt64

  /// Days that neither extend nor break a streak, unless they are complete.
  @inline(__always)
  var bridged: UInt64 { skipped | ~due }

  /// Days that do not break a streak.
  @inline(__always)
  var holding: UInt64 { complete | bridged }
}
