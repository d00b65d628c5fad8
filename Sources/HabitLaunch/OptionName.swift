import ArgumentParser
import Foundation
import HabitData

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

/// The setting of an option outside the command line.
struct OptionSetting: Equatable, Sendable {
  let name: OptionName
  let value: String
  /// The location of the setting, for error messages.
  let place: String

  /// Creates a setting.
  ///
  /// - Throws: ``LaunchFailure`` for a flag whose value means neither true nor false.
  init(_ name: OptionName, _ value: String, place: String) throws(LaunchFailure) {
    self.name = name
    self.place = place
    guard name.isFlag else {
      self.value = value
      return
    }
    switch value.lowercased() {
    case "true", "yes", "on", "1": self.value = "true"
    case "false", "no", "off", "0", "": self.value = "false"
    default:
      throw LaunchFailure(
        usage: String(
          localized: "\(place): “\(value)” is not true or false.",
          comment: """
            The arguments are the place of a value and the value. Keep true and false, which are \
            typed.
            """
        )
      )
    }
  }

  /// The command line argument of the setting, or nil for a flag that is not set.
  var argument: String? {
    guard name.isFlag else { return "--\(name.rawValue)=\(value)" }
    return value == "true" ? "--\(name.rawValue)" : nil
  }
}
