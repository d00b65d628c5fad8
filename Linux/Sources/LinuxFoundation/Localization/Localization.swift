import Foundation
import Synchronization

/// The texts and the locale of a reader.
package final class Localization: Sendable {
  /// The locale for numbers, dates, and calendars.
  package let locale: Locale
  let table: StringTable
  /// The texts in the source language, or nil if that is the reader's language.
  private let source: StringTable?
  /// True if the locale writes integers below 1,000 with ASCII digits.
  private let hasPlainDigits: Bool
  /// True if the language is written from right to left.
  package let isRightToLeft: Bool
  /// True if names in the opposite writing direction are isolated.
  private let isolatesNames: Bool

  init(locale: Locale, table: StringTable, source: StringTable?, isolatesNames: Bool = true) {
    self.locale = locale
    self.table = table
    self.source = source
    self.isolatesNames = isolatesNames
    hasPlainDigits = 123.formatted(.number.locale(locale)) == "123"
    isRightToLeft = ["ar", "fa", "he", "ur"].contains(LanguageTag(table.language).language)
  }

  /// The same texts without invisible characters around names.
  private var withoutIsolates: Localization {
    Localization(locale: locale, table: table, source: source, isolatesNames: false)
  }

  /// The language of the texts, as a BCP 47 tag.
  package var language: String { table.language }

  /// True if the texts are in the language of the source code.
  var isOfSource: Bool { source == nil }

  /// Returns the text of a key without arguments.
  package func string(_ key: String, defaultValue: String? = nil) -> String {
    guard let (text, table) = text(of: key) else { return defaultValue ?? key }
    return text.value.text(for: nil, by: table.rule) ?? defaultValue ?? key
  }

  /// Returns the text of a key with its arguments.
  package func string(
    _ key: String,
    arguments: [FormatArgument],
    defaultValue: String? = nil
  ) -> String {
    guard let (text, table) = text(of: key) else {
      return format(defaultValue ?? key, arguments)
    }
    let number = arguments.lazy.compactMap(\.operands).first
    let value = text.value.text(for: number, by: table.rule) ?? defaultValue ?? key
    return format(value, arguments, text.substitutions, by: table.rule)
  }

  private func text(of key: String) -> (CatalogText, StringTable)? {
    if let text = table.texts[key] { return (text, table) }
    guard let source, let text = source.texts[key] else { return nil }
    return (text, source)
  }

  private func format(
    _ format: String,
    _ arguments: [FormatArgument],
    _ substitutions: [String: CatalogText.Substitution] = [:],
    by rule: PluralRule? = nil
  ) -> String {
    // A text that consists only of a name needs no isolation.
    if format == "%@", case .text(let name)? = arguments.first { return name }
    var result = ""
    var next = 0
    for part in FormatParts(format) {
      switch part {
      case .literal(let text): result += text
      case .specifier(let specifier, let position):
        let index = position.map { $0 - 1 } ?? next
        if position == nil { next += 1 }
        guard arguments.indices.contains(index) else { continue }
        result += text(arguments[index], specifier)
      case .substitution(let name, let position):
        guard let substitution = substitutions[name], let rule else { continue }
        let index = (position ?? substitution.argument).map { $0 - 1 } ?? next
        if position == nil, substitution.argument == nil { next += 1 }
        guard arguments.indices.contains(index) else { continue }
        let argument = arguments[index]
        let form = substitution.value.text(for: argument.operands, by: rule) ?? ""
        let number = "%\(index + 1)$\(substitution.specifier)"
        result += self.format(
          form.replacingOccurrences(of: "%arg", with: number),
          arguments,
          substitutions.filter { $0.key != name },
          by: rule
        )
      }
    }
    return result
  }

  func text(_ argument: FormatArgument, _ specifier: FormatSpecifier) -> String {
    switch argument {
    case .text(let text): return isolated(text)
    case .deferred(let value): return isolated(value.text(in: self))
    case .integer(let number):
      if hasPlainDigits, specifier.isPlain, (0..<1_000).contains(number) { return String(number) }
      return specifier.integerStyle().locale(locale).format(number)
    case .unsigned(let number):
      if hasPlainDigits, specifier.isPlain, number < 1_000 { return String(number) }
      return specifier.integerStyle().locale(locale).format(number)
    case .number(let number):
      return specifier.numberStyle.locale(locale).format(number)
    }
  }

  /// Returns an inserted text that doesn't change the order of the words and numbers around it.
  ///
  /// A name in the opposite writing direction is enclosed in two invisible characters. A phrase in
  /// the language itself is not enclosed, even if it contains such a name, because a sentence that
  /// consists only of enclosed parts would be shown from left to right.
  func isolated(_ text: String) -> String {
    guard isolatesNames else { return text }
    let isOther = isRightToLeft ? text.isFromLeftToRight : text.hasLettersFromRightToLeft
    return isOther ? "\u{2068}\(text)\u{2069}" : text
  }
}

extension Localization {
  /// The localization of the window whose code runs, or nil outside windows. Tasks inherit it.
  @TaskLocal package static var window: WindowLocalization?

  private struct Process {
    var tag: String?
    var isolatesNames = true
    var localization: Localization?
  }

  private static let process = Mutex(Process())

  /// The localization of the window whose code runs or, outside windows, of the process.
  package static var current: Localization {
    window?.localization ?? ofProcess
  }

  /// The localization of the process, in the language that was set or, by default, in the language
  /// of the environment.
  package static var ofProcess: Localization {
    let process = process.withLock { $0 }
    let catalog = StringCatalog.current
    if let known = process.localization, catalog.isMain { return known }
    let environment = ProcessInfo.processInfo.environment
    let preference = process.tag.map { LanguagePreference($0) } ?? LanguagePreference(environment)
    let identifier = preference.language(among: catalog.languages)
      .map(preference.localeIdentifier)
    let shared = catalog.localization(for: Locale(identifier: identifier ?? "en_US"))
    let new = process.isolatesNames ? shared : shared.withoutIsolates
    if catalog.isMain { Self.process.withLock { $0.localization = new } }
    return new
  }

  /// Sets the language of the process. Call it before the first text is created.
  ///
  /// - Parameters:
  ///   - tag: A BCP 47 tag, or nil for the language of the environment.
  ///   - isolatesNames: True to isolate names in the opposite writing direction with invisible
  ///     characters.
  package static func setProcessLanguage(_ tag: String?, isolatesNames: Bool = true) {
    process.withLock { $0 = Process(tag: tag, isolatesNames: isolatesNames) }
  }
}

/// The localization of a window, which follows the settings.
package final class WindowLocalization: Sendable {
  private let value: Mutex<Localization>

  package init(_ localization: Localization) {
    value = Mutex(localization)
  }

  package var localization: Localization {
    get { value.withLock { $0 } }
    set { value.withLock { $0 = newValue } }
  }
}
