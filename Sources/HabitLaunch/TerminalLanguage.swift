import Foundation

#if canImport(LinuxFoundation)
  @_spi(Host) import LinuxFoundation

  /// The language of messages in the terminal.
  package typealias TerminalLanguage = ProcessLanguage
#else
  /// The language of messages in the terminal, which the system chooses.
  package enum TerminalLanguage {
    /// Has no effect.
    package static func choose(_ tag: String?) {}
    /// Has no effect.
    package static func preload() {}
    /// The locale of numbers, dates, and lists.
    package static var locale: Locale { .current }
    /// True if the texts are in the language of the source code.
    package static var isOfSource: Bool { true }
  }
#endif
