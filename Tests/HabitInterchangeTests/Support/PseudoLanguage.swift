import Foundation

#if os(Linux)
  @testable import LinuxFoundation

  /// A language with the texts of the String Catalog in brackets.
  private let pseudoLanguage: WindowLocalization = {
    let file = fixtures.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "HabitTracker/Localizable.xcstrings")
    do {
      let catalog = try JSONDecoder().decode(Catalog.self, from: Data(contentsOf: file))
      let strings = Dictionary(uniqueKeysWithValues: catalog.strings.keys.map { ($0, Entry($0)) })
      let pseudo = try JSONEncoder().encode(Catalog(sourceLanguage: "en", strings: strings))
      let locale = Locale(identifier: "de")
      return WindowLocalization(try StringCatalog(pseudo).localization(for: locale))
    } catch {
      fatalError("The String Catalog can't be read: \(error)")
    }
  }()

  private struct Catalog: Codable {
    var sourceLanguage: String
    var strings: [String: Entry]
  }

  private struct Entry: Codable {
    private var localizations: [String: [String: [String: String]]]?

    init(_ key: String) {
      let unit = ["state": "translated", "value": "⟦\(key)⟧"]
      localizations = ["de": ["stringUnit": unit]]
    }

    init(from decoder: any Decoder) {}
  }

  /// Runs a body in a window whose texts are in brackets.
  func inBrackets<Value>(_ body: () throws -> Value) rethrows -> Value {
    try Localization.$window.withValue(pseudoLanguage, operation: body)
  }
#else
  func inBrackets<Value>(_ body: () throws -> Value) rethrows -> Value { try body() }
#endif
