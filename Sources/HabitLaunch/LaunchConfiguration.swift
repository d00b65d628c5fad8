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
