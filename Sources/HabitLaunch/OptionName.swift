/// The options that can be given elsewhere than on the command line, by the names that they have
/// there without dashes.
package enum OptionName: String, CaseIterable {
  case port
  case host
  case publicURL = "public-url"
  case store
  case now
  case timeZone = "time-zone"
  case inMemory = "in-memory"
  case noOpen = "no-open"
  case importFile = "import"
  case sample

  /// Whether it is there or not, without a value.
  var isFlag: Bool { self == .inMemory || self == .noOpen }

  /// What it is called in the environment: `HABIT_TRACKER_PUBLIC_URL`.
  var variable: String {
    OptionName.prefix + rawValue.uppercased().replacing("-", with: "_")
  }

  /// What all variables of the app begin with.
  static let prefix = "HABIT_TRACKER_"
}
