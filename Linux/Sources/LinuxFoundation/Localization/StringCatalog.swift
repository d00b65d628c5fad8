import Foundation
import Synchronization

/// A String Catalog: the app's texts by key and language.
package final class StringCatalog: Sendable {
  /// The catalog in use. Tests replace it.
  @TaskLocal package static var current = main

  /// True unless a test replaced the catalog.
  var isMain: Bool { self === Self.main }

  /// The catalog among the program's resources, `Localizable.xcstrings`.
  private static let main: StringCatalog = {
    guard let file else { return StringCatalog() }
    do {
      return try StringCatalog(Data(contentsOf: file, options: .mappedIfSafe))
    } catch {
      preconditionFailure("\(file.path) can't be read: \(error)")
    }
  }()

  /// The catalog's file in the folders of resources beside the program, or nil if there is none.
  private static var file: URL? {
    // A folder that can't be listed has no catalog, and the texts are in English.
    guard
      let folder = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent(),
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    else { return nil }
    return names.filter { $0.hasSuffix(".resources") }.sorted()
      .map { folder.appending(path: $0).appending(path: "Localizable.xcstrings") }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  private let data: Data
  /// The texts in the language of the source code, which replace missing translations.
  let source: StringTable
  /// The languages, as BCP 47 tags, with the source language first.
  package let languages: [String]
  private let tables: Mutex<[String: StringTable]>
  private let localizations = Mutex<[String: Localization]>([:])

  /// Creates a catalog without texts, so that each key is its text in English.
  package init() {
    data = Data()
    source = StringTable(language: "en", texts: [:])
    languages = ["en"]
    tables = Mutex(["en": source])
  }

  /// Reads a catalog in the JSON form of Xcode.
  ///
  /// - Throws: An error if the JSON is damaged.
  package init(_ data: Data) throws {
    self.data = data
    let (language, texts, found) = try Self.read(data, language: nil)
    source = StringTable(language: language, texts: texts)
    languages = [language] + found.subtracting([language]).sorted()
    tables = Mutex([language: source])
  }

  /// Returns the texts in a language, which are read when first needed.
  func table(_ language: String) -> StringTable {
    tables.withLock { tables in
      if let table = tables[language] { return table }
      do {
        let table = StringTable(
          language: language,
          texts: try Self.read(data, language: language).texts
        )
        tables[language] = table
        return table
      } catch {
        // The whole file was read once before.
        preconditionFailure("The String Catalog changed: \(error)")
      }
    }
  }

  /// Returns the texts for a reader's locale.
  package func localization(for locale: Locale) -> Localization {
    let identifier = locale.identifier
    if let known = localizations.withLock({ $0[identifier] }) { return known }
    let language = LanguageTag(identifier).match(among: languages) ?? source.language
    let new = Localization(
      locale: locale,
      table: table(language),
      source: language == source.language ? nil : source
    )
    // The number is limited, because the locale may come from a browser's header.
    localizations.withLock { known in
      if known.count < Self.mostLocalizations { known[identifier] = new }
    }
    return new
  }

  private static let mostLocalizations = 1_000

  /// Reads the texts in a language, or nil for the source language, which a catalog names first.
  private static func read(
    _ data: Data,
    language: String?
  ) throws -> (language: String, texts: [String: CatalogText], languages: Set<String>) {
    var language = language
    var texts: [String: CatalogText] = [:]
    var languages: Set<String> = []
    try data.withUnsafeBytes { bytes in
      var reader = CatalogReader(bytes)
      try reader.object { name, reader in
        switch name {
        case "sourceLanguage":
          let source = try reader.string()
          language = language ?? source
        case "strings":
          try reader.object { key, reader in
            try reader.object { name, reader in
              guard name == "localizations" else { return try reader.skipValue() }
              try reader.object { tag, reader in
                languages.insert(tag)
                guard tag == language else { return try reader.skipValue() }
                texts[key] = try reader.catalogText()
              }
            }
          }
        default: try reader.skipValue()
        }
      }
    }
    return (language ?? "en", texts, languages)
  }
}

/// The texts of a String Catalog in one language.
struct StringTable: Sendable {
  let language: String
  let rule: PluralRule
  let texts: [String: CatalogText]

  init(language: String, texts: [String: CatalogText]) {
    self.language = language
    rule = PluralRule(language)
    self.texts = texts
  }
}
