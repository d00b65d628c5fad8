import Foundation

/// A word of a command line as shells read it.
enum ShellWord {
  /// The word without its quotes and backslashes, and with the home folder for a tilde. What only
  /// a shell can know, such as a variable's value, stays as it is typed.
  static func unquoted(_ word: String) -> String {
    var text = ""
    var quote: Character?
    var rest = word[...]
    if rest.hasPrefix("~/") {
      text = NSHomeDirectory()
      rest.removeFirst()
    }
    while let character = rest.popFirst() {
      switch (character, quote) {
      case ("\\", nil), ("\\", "\""): text += rest.popFirst().map(String.init) ?? ""
      case ("'", nil), ("\"", nil): quote = character
      case (_, character): quote = nil
      default: text.append(character)
      }
    }
    return text
  }
}
