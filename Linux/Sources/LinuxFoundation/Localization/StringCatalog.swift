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
      // Mapped, because the process would keep freed memory of this size.
      return try StringCatalog { try Data(contentsOf: file, options: .alwaysMapped) }
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

  /// Reads the catalog, which takes 6 MB and is therefore not kept from one language to the next.
  private let read: @Sendable () throws -> Data
  /// The texts in the language of the source code, which replace missing translations.
  let source: StringTable
  /// The languages, as BCP 47 tags, with the source language first.
  package let languages: [String]
  private let tables: Mutex<[String: StringTable]>
  private let localizations = Mutex<[String: Localization]>([:])

  /// Creates a catalog without texts, in which each key is also the English text.
  package init() {
    read = { Data() }
    source = StringTable(language: "en", texts: [:])
    languages = ["en"]
    tables = Mutex(["en": source])
  }

  /// Reads a catalog in the JSON form of Xcode.
  ///
  /// - Throws: An error if the JSON is damaged.
  package convenience init(_ data: Data) throws {
    try self.init { data }
  }

  /// - Parameter read: Reads a catalog in the JSON form of Xcode.
  /// - Throws: The error of `read`, or an error if the JSON is damaged.
  init(_ read: @escaping @Sendable () throws -> Data) throws {
    self.read = read
    let data = try read()
    let index = try CatalogIndex(data)
    source = try index.table(index.sourceLanguage, of: data)
    languages = [source.language] + index.languages.filter { $0 != index.sourceLanguage }.sorted()
    tables = Mutex([source.language: source])
  }

  /// Returns the texts in a language, which are read when first needed.
  func table(_ language: String) -> StringTable {
    tables.withLock { tables in
      if let table = tables[language] { return table }
      do {
        let data = try read()
        let table = try CatalogIndex(data).table(language, of: data)
        tables[language] = table
        return table
      } catch {
        // The file was valid when the program started. It was removed, or an update is replacing
        // it. Until it is back, the texts are in the source language.
        return source
      }
    }
  }

  /// Returns the texts for a reader's locale.
  package func localization(for locale: Locale) -> Localization {
    let identifier = locale.identifier
    if let known = localizations.withLock({ $0[identifier] }) { return known }
    let language = LanguageTag(identifier).match(among: languages) ?? source.language
    let table = table(language)
    let new = Localization(
      locale: locale,
      table: table,
      source: language == source.language ? nil : source
    )
    // The number is limited, because the locale may come from a browser's header.
    localizations.withLock { known in
      if table.language == language, known.count < Self.mostLocalizations {
        known[identifier] = new
      }
    }
    return new
  }

  private static let mostLocalizations = 1_000
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
