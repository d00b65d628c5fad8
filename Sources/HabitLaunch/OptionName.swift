/// The options that can be configured outside the command line. The raw value is the name without
/// the leading `--`.
package enum OptionName: String, CaseIterable {
  case port
  case host
  case publicURL = "public-url"
  case store
  case now
  case timeZone = "time-zone"
  case language
  case inMemory = "in-memory"
  case noOpen = "no-open"
  case importFile = "import"
  case sample
  case logLevel = "log-level"
  case pushContact = "push-contact"

  /// True for an option without a value.
  var isFlag: Bool { self == .inMemory || self == .noOpen }

  /// The name of the environment variable: `HABIT_TRACKER_PUBLIC_URL`.
  var variable: String {
    OptionName.prefix + rawValue.uppercased().replacing("-", with: "_")
  }

  /// The prefix of the app's environment variables.
  static let prefix = "HABIT_TRACKER_"
}
