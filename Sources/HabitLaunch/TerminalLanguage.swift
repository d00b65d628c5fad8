import Foundation

// Apple's systems choose the language of a program.
#if canImport(LinuxFoundation)
  @_spi(Host) import LinuxFoundation

  /// The language of messages in the terminal.
  package enum TerminalLanguage {
    /// Sets the language. Call it before the first text is made.
    ///
    /// - Parameter tag: A BCP 47 tag, or nil for the language of the environment.
    package static func choose(_ tag: String?) { ProcessLanguage.choose(tag) }
    /// Sets the language of the source code, without invisible characters around names.
    package static func chooseForPrograms() { ProcessLanguage.choose("en", isolatesNames: false) }
    /// Reads the texts on another thread.
    package static func preload() { ProcessLanguage.preload() }
    /// The locale of numbers, dates, and lists.
    package static var locale: Locale { ProcessLanguage.locale }
    /// True if the texts are in the language of the source code.
    package static var isOfSource: Bool { ProcessLanguage.isOfSource }
  }
#else
  /// The language of messages in the terminal, which the system chooses.
  package enum TerminalLanguage {
    /// Does nothing, because the system chooses the language.
    package static func choose(_ tag: String?) {}
    /// Does nothing, because the system chooses the language.
    package static func chooseForPrograms() {}
    /// Does nothing, because the system reads the texts.
    package static func preload() {}
    /// The locale of numbers, dates, and lists.
    package static var locale: Locale { .current }
    /// True if the texts are in the language of the source code.
    package static var isOfSource: Bool { true }
  }
#endif
