import HabitData

/// An option that was given elsewhere than on the command line.
struct OptionSetting: Equatable, Sendable {
  let name: OptionName
  let value: String
  /// Where it was given, in words.
  let place: String

  /// - Throws: ``LaunchFailure`` for a flag that is neither set nor left out.
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
      throw LaunchFailure(usage: "\(place): “\(value)” is neither true nor false.")
    }
  }

  /// The option as the command line has it; nil for a flag that is left out.
  var argument: String? {
    guard name.isFlag else { return "--\(name.rawValue)=\(value)" }
    return value == "true" ? "--\(name.rawValue)" : nil
  }
}
