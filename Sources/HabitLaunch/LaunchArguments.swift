/// The arguments of a process, of which some are not the app's own.
enum LaunchArguments {
  /// The arguments without those that Xcode and UI tests add in the style of user defaults, a single
  /// dash and a name, with the value that follows: `-NSDoubleLocalizedStrings YES`.
  static func own(of arguments: [String]) -> [String] {
    var own: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard isForeign(argument) else {
        own.append(argument)
        continue
      }
      if let value = rest.first, !value.hasPrefix("--"), !isForeign(value) { rest.removeFirst() }
    }
    return own
  }

  /// A number below zero is a value, and `-h` asks for help.
  private static func isForeign(_ argument: String) -> Bool {
    let name = argument.dropFirst()
    return argument.hasPrefix("-") && name.first?.isLetter == true && name != "h"
  }
}
