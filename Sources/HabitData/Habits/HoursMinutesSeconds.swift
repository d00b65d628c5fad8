/// A time split into hours, minutes, and seconds.
struct HoursMinutesSeconds {
  let hours: Int
  let minutes: Int
  let seconds: Int

  /// Splits a time.
  ///
  /// - Parameter time: In seconds, not negative.
  init(_ time: Int) {
    hours = time / 3_600
    minutes = time / 60 % 60
    seconds = time % 60
  }
}
