/// The days of one page of a habit, one bit for each day.
struct HabitPage {
  /// The days that extend a streak: days that met the target, or past days on which a quit habit
  /// was kept.
  let complete: UInt64
  /// The days that the user skipped.
  let skipped: UInt64
  /// The days on which the habit is paused.
  let paused: UInt64
  /// The due days, including those after today.
  let due: UInt64
  /// The days that count in rates and in the strength: the due days. If a habit that counts from
  /// its last completion is overdue, only the first day of each overdue interval counts.
  let required: UInt64
  /// The due days on which a quit habit was not kept.
  let slips: UInt64

  /// The days that neither extend nor break a streak, unless they are complete.
  @inline(__always)
  var bridged: UInt64 { skipped | ~due }

  /// The days that do not break a streak.
  @inline(__always)
  var holding: UInt64 { complete | bridged }
}
