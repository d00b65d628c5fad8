import Foundation

/// ArgumentParser's English messages about invalid arguments.
package enum ParserMessage {
  /// Returns a message in the reader's language.
  ///
  /// - Parameter message: The message on one line. An unknown message is returned unchanged.
  package static func localized(_ message: String) -> String {
    if let match = message.wholeMatch(of: /Unknown option '(.+)'\. Did you mean '(.+)'\?/) {
      let (option, similar) = (String(match.1), String(match.2))
      return String(localized: "Unknown option '\(option)'. Did you mean '\(similar)'?")
    }
    if let match = message.wholeMatch(of: /Unknown option '(.+)'/) {
      return String(localized: "Unknown option '\(String(match.1))'")
    }
    if let match = message.wholeMatch(of: /Unexpected argument '(.+)'/) {
      return String(localized: "Unexpected argument '\(String(match.1))'")
    }
    if let match = message.wholeMatch(of: /Missing expected argument '(.+)'/) {
      return String(localized: "Missing expected argument '\(String(match.1))'")
    }
    if let match = message.wholeMatch(of: /Missing value for '(.+)'/) {
      return String(localized: "Missing value for '\(String(match.1))'")
    }
    guard let match = message.wholeMatch(of: /The value '(.*?)' is invalid for '(.+?)'(.*)/) else {
      return message
    }
    return invalid(String(match.1), for: String(match.2), String(match.3))
  }

  /// Returns the message about an invalid value.
  ///
  /// - Parameter rest: The end of ArgumentParser's message, such as a reason after a colon.
  static func invalid(_ value: String, for option: String, _ rest: String = "") -> String {
    if rest.hasPrefix(": ") {
      return String(
        localized: "The value '\(value)' is invalid for '\(option)': \(String(rest.dropFirst(2)))",
        comment: "The arguments are a value, an option, and the reason."
      )
    }
    guard let match = rest.wholeMatch(of: /\. Please provide one of (?:the following: +)?(.+?)\.?/)
    else { return String(localized: "The value '\(value)' is invalid for '\(option)'") }
    let values = match.1.split(separator: #/, | (?:or|and|-) /#).joined(separator: ", ")
    return String(
      localized: "The value '\(value)' is invalid for '\(option)'. Use one of: \(values)"
    )
  }
}
