import Foundation

/// The language of a program's texts outside windows, such as messages in a terminal.
@_spi(Host) public enum ProcessLanguage {
  /// Sets the language. Call it before the first text is created.
  ///
  /// - Parameters:
  ///   - tag: A BCP 47 tag, or nil for the language of the environment.
  ///   - isolatesNames: True to isolate names in the opposite writing direction with invisible
  ///     characters, which programs that read the texts don't expect.
  public static func choose(_ tag: String?, isolatesNames: Bool = true) {
    Localization.setProcessLanguage(tag, isolatesNames: isolatesNames)
  }

  /// Reads the texts on another thread, so that the first text doesn't wait for the file.
  public static func preload() {
    DispatchQueue.global(qos: .userInitiated).async { _ = Localization.ofProcess }
  }

  /// The locale of numbers, dates, and lists.
  public static var locale: Locale { Localization.current.locale }

  /// True if the texts are in the language of the source code.
  public static var isOfSource: Bool { Localization.current.isOfSource }
}
