import ArgumentParser
import Foundation

// Foundation on Linux lacks localized strings.
#if canImport(LinuxFoundation)
  import LinuxFoundation
#endif

/// The help of a program in the reader's language.
enum HelpText {
  /// True while help is written. Only then are the texts of the help looked up, because a command
  /// would otherwise have to wait for the string catalog before it reads its arguments.
  @TaskLocal static var isShown = false

  /// Returns the parser's help with the parser's own words in the reader's language.
  ///
  /// - Parameter help: The help without line breaks in its texts.
  static func localized(_ help: String) -> String {
    let words = [
      ("OVERVIEW:", String(localized: "OVERVIEW:")),
      ("USAGE:", String(localized: "USAGE:")),
      ("ARGUMENTS:", String(localized: "ARGUMENTS:")),
      ("OPTIONS:", String(localized: "OPTIONS:")),
      ("SUBCOMMANDS:", String(localized: "SUBCOMMANDS:")),
      ("Show the version.", String(localized: "Show the version.")),
      ("Show help information.", String(localized: "Show help information.")),
      ("(values:", String(localized: "(values:")),
      ("(default:", String(localized: "(default:")),
      ("; default:", String(localized: "; default:")),
    ]
    let text = words.reduce(help) { $0.replacing($1.0, with: $1.1) }
      // The colon of Chinese and Japanese contains its space.
      .replacing("： ", with: "：")
      .replacing(/See '(.+)' for detailed help\./) { match in
        let command = String(match.1)
        return String(localized: "See '\(command)' for detailed help.")
      }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { wrapped($0, to: columns) }.joined(separator: "\n")
  }

  /// Breaks a line at spaces outside brackets, and between Chinese or Japanese characters. If the
  /// line describes an argument or a subcommand, the lines after the first are indented.
  private static func wrapped(_ line: Substring, to columns: Int) -> String {
    let indentation = line.hasPrefix("  ") ? String(repeating: " ", count: 26) : ""
    let parts =
      #/
      \ *(?:
        \[.+?\]
        | [「『（“]*[\p{Han}\p{Kana}\p{Hira}][ーァィゥェォッャュョぁぃぅぇぉっゃゅょ、。，；：）」』”]*
        | [^\ \p{Han}\p{Kana}\p{Hira}]+
      )
      /#
    var (result, column) = ("", 0)
    for match in line.matches(of: parts) {
      var part = String(match.0)
      if column > 0, column + part.columnCount > columns {
        part = indentation + part.drop { $0 == " " }
        result += "\n"
        column = 0
      }
      result += part
      column += part.columnCount
    }
    return result
  }

  /// The number of columns of the terminal, or 80 if it is unknown.
  private static var columns: Int {
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : 80
  }
}

extension ParsableArguments {
  /// Returns the text that the user requested, such as the help, in the reader's language.
  package static func requestedText(for error: any Error) -> String {
    HelpText.$isShown.withValue(true) {
      let text = fullMessage(for: error)
      guard text.hasPrefix("OVERVIEW: "), !TerminalLanguage.isOfSource else { return text }
      return HelpText.localized(fullMessage(for: error, columns: 10_000))
    }
  }
}

extension ArgumentHelp {
  /// Creates the help of an argument in the reader's language.
  package static func localized(
    _ text: LocalizedStringResource,
    valueName: String? = nil
  ) -> ArgumentHelp {
    ArgumentHelp(.localized(text), valueName: valueName)
  }
}

extension String {
  /// Creates a text of the help in the reader's language. Empty while no help is written, so the
  /// configuration of a command must be computed, not stored.
  package static func localized(_ text: LocalizedStringResource) -> String {
    HelpText.isShown ? String(localized: text) : ""
  }

  /// Creates a text of the help in the reader's language, followed by examples.
  package static func localized(_ text: LocalizedStringResource, examples: String) -> String {
    let heading: String = .localized("Examples:")
    return "\(String.localized(text))\n\n\(heading)\n\(examples)"
  }
}
