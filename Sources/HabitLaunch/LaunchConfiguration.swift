import Foundation
import HabitData

/// What is said of a start elsewhere than on the command line: in a file, and in the environment,
/// which goes before the file.
package struct LaunchConfiguration: Sendable {
  /// The latter ones hold.
  let settings: [OptionSetting]

  /// Nothing is said.
  package static let none = LaunchConfiguration(settings: [])

  private init(settings: [OptionSetting]) {
    self.settings = settings
  }

  /// Reads the file and the environment.
  /// - Parameters:
  ///   - file: The file; where it is nil, the one that `HABIT_TRACKER_CONFIG` names, or the user's
  ///     own if there is one.
  ///   - environment: That of the process.
  /// - Throws: ``LaunchFailure`` with the place at fault.
  package init(file: String?, environment: [String: String]) throws(LaunchFailure) {
    let variable = OptionName.prefix + "CONFIG"
    var settings: [OptionSetting] = []
    if let file = file ?? environment[variable] {
      settings = try ConfigurationFile(URL(filePath: file)).settings
    } else if let standard = ConfigurationFile.standard(environment),
      FileManager.default.fileExists(atPath: standard.path)
    {
      settings = try ConfigurationFile(standard).settings
    }
    let own = environment.filter { $0.key.hasPrefix(OptionName.prefix) && $0.key != variable }
    for (key, value) in own.sorted(by: { $0.key < $1.key }) {
      guard let name = OptionName.allCases.first(where: { $0.variable == key }) else {
        throw LaunchFailure(usage: "\(key) in the environment: There is no such option.")
      }
      settings.append(try OptionSetting(name, value, place: "\(key) in the environment"))
    }
    for setting in settings {
      guard let argument = setting.argument else { continue }
      do { _ = try LaunchOptions.parsed([argument]) } catch {
        throw LaunchFailure(usage: "\(setting.place): \(error.message)")
      }
    }
    self.settings = settings
  }

  /// The value of an option; nil where it is not given.
  package subscript(name: OptionName) -> String? {
    settings.last { $0.name == name }?.value
  }
}
