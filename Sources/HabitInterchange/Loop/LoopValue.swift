/// The values of Loop's records; of an amount, every other number counts thousandths.
enum LoopValue {
  static let unknown = -1
  static let no = 0
  static let automaticYes = 1
  static let yes = 2
  static let skip = 3

  /// The value of a cell of `Checkmarks.csv`: a word, or a number as all values were before 2.0.
  /// An amount of a few thousandths has a word as well, which is its number all the same.
  static func number(_ text: String) -> Int? {
    switch text {
    case "UNKNOWN": unknown
    case "NO": no
    case "YES_AUTO": automaticYes
    case "YES_MANUAL": yes
    case "SKIP": skip
    default: Int(text)
    }
  }

  /// Whether nobody but Loop writes such a value.
  static func isLoopsAlone(_ text: String) -> Bool {
    ["UNKNOWN", "YES_AUTO", "YES_MANUAL", "-1"].contains(text) || text.hasPrefix("Entry(timestamp=")
  }

  /// Whether a habit with such a value counts amounts.
  static func isAmount(_ value: Int) -> Bool {
    !(unknown...skip).contains(value)
  }
}
