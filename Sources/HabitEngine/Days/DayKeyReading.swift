/// What a list of legacy keys says: the days in order, and which keys say nothing.
public struct DayKeyReading: Hashable, Sendable {
  /// The days that the keys name, ascending, each once.
  public let days: [CalendarDay]
  /// The keys that name no day, by their position in the list. None is guessed at.
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
