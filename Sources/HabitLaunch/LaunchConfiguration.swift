import Foundation
import HabitData

/// The options from a configuration file and the environment. The environment takes precedence.
package struct LaunchConfiguration: Sendable {
  /// The settings in ascending order of precedence.
  let settings: [OptionSetting]

  /// A configuration without settings.
  package static let none = LaunchConfiguration(settings: [])

  private init(settings: [OptionSetting]) {
    self.settings = settings
  }

  /// Reads the file and the environment.
  ///
  /// - Parameters:
  ///   - file: The file. If it is nil, the file in `HABIT_TRACKER_CONFIG`, or the default file if
  ///     it exists.
  ///   - environment: The process's environment.
  /// - Throws: ``LaunchFailure`` with the location of the error.
  package init(file: String?, environment: [String: String]) throws(LaunchFailure) {
    let variable = OptionName.prefix + "CONFIG"
    var settings: [OptionSetting] = []
    if let file = file ?? environment[variable] {
      settings = try ConfigurationFile.settings(in: URL(filePath: file))
    } else if let standard = ConfigurationFile.standard(environment),
      FileManager.default.fileExists(atPath: standard.path)
    {
      settings = try ConfigurationFile.settings(in: standard)
    }
    let own = environment.filter { $0.key.hasPrefix(OptionName.prefix) && $0.key != variable }
    for (key, value) in own.sorted(by: { $0.key < $1.key }) {
      guard let name = OptionName.allCases.first(where: { $0.variable == key }) else {
        throw LaunchFailure(
          usage: String(
            localized: "\(key) in the environment: there is no such option.",
            comment: "A variable of the environment, such as HABIT_TRACKER_PORT."
          )
        )
      }
      let place = String(
        localized: "\(key) in the environment",
        comment:
          "The place of a wrong value, before a colon: HABIT_TRACKER_PORT in the environment."
      )
      settings.append(try OptionSetting(name, value, place: place))
    }
    for setting in settings {
      guard let argument = setting.argument else { continue }
      do { _ = try LaunchOptions.parsed([argument]) } catch {
        throw LaunchFailure(usage: "\(setting.place): \(error.message)")
      }
    }
    self.settings = settings
  }

  /// Returns the value of an option, or nil if it is not set.
  package subscript(name: OptionName) -> String? {
    settings.last { $0.name == name }?.value
  }
}

/// A configuration file with `name = value` on each line. Comments start with `#`.
enum ConfigurationFile {
  /// Returns the default file: `habit-tracker/habit-tracker.conf` in the user's configuration
  /// folder, or nil if the environment does not define that folder.
  static func standard(_ environment: [String: String]) -> URL? {
    let named = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let folder = named ?? environment["HOME"].map { "\($0)/.config" }
    return folder.map { URL(filePath: $0).appending(path: "habit-tracker/habit-tracker.conf") }
  }

  /// Returns the settings in a file.
  ///
  /// - Throws: ``LaunchFailure`` with the file and line of the error.
  static func settings(in url: URL) throws(LaunchFailure) -> [OptionSetting] {
    let text: String
    do { text = try String(contentsOf: url, encoding: .utf8) } catch {
      let reason = error.localizedDescription
      throw LaunchFailure(
        usage: String(
          localized: "The configuration file \(url.path) can't be read: \(reason)",
          comment: "The arguments are a file and the reason."
        )
      )
    }
    var settings: [OptionSetting] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let place = String(
        localized: "\(url.path), line \(String(index + 1))",
        comment: "The place of a wrong value, before a colon: a file and the number of a line."
      )
      let line = line.trimmingCharacters(in: .whitespaces)
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      guard let equals = line.firstIndex(of: "=") else {
        throw LaunchFailure(
          usage: String(
            localized: "\(place): Write an option as name = value.",
            comment: "The argument is a file and the number of a line."
          )
        )
      }
      let name = line[..<equals].trimmingCharacters(in: .whitespaces)
      guard let option = OptionName(rawValue: name) else {
        throw LaunchFailure(
          usage: String(
            localized: "\(place): There is no option “\(name)”.",
            comment: "The arguments are a file with the number of a line, and a typed name."
          )
        )
      }
      let value = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
      settings.append(try OptionSetting(option, unquoted(value), place: place))
    }
    return settings
  }

  private static func unquoted(_ value: String) -> String {
    guard value.count > 1, value.hasPrefix("\""), value.hasSuffix("\"") else { return value }
    return String(value.dropFirst().dropLast())
  }
}
