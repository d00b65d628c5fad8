/// The days of a list of legacy keys, and the keys that could not be read.
public struct DayKeyReading: Hashable, Sendable {
  /// The distinct days of the keys, ascending.
  public let days: [CalendarDay]
  /// The errors of invalid keys, by their position in the list.
  public let errors: [Int: DayKeyError]

  /// Reads keys of the form `yyyyMMdd`.
  public init(texts: some Sequence<String>) {
    self.init(texts) { text throws(DayKeyError) in try DayKey(text: text) }
  }

  /// Reads numbers, each the eight digits of a date or a bucket's number.
  public init(numbers: some Sequence<Int>) {
    self.init(numbers) { number throws(DayKeyError) in try DayKey(number: number) }
  }

  private init<Key>(
    _ keys: some Sequence<Key>,
    read: (Key) throws(DayKeyError) -> DayKey
  ) {
    var days: Set<CalendarDay> = []
    var errors: [Int: DayKeyError] = [:]
    for (position, key) in keys.enumerated() {
      do throws(DayKeyError) {
        days.insert(try read(key).day)
      } catch {
        errors[position] = error
      }
    }
    self.days = days.sorted()
    self.errors = errors
  }
}
