import Foundation

/// The positions of the texts in a String Catalog, so that one language can be read without the
/// others.
struct CatalogIndex {
  private(set) var sourceLanguage = "en"
  private(set) var languages: [String] = []
  private var keys: [String] = []
  /// The positions of each language's texts, in the order of `languages`.
  private var places: [[Place]] = []

  private struct Place {
    /// The index of the text's key in `keys`.
    let key: Int32
    /// The byte offset of the text's localization in the catalog.
    let offset: Int32
  }

  /// - Throws: An error if the JSON is damaged.
  init(_ data: Data) throws {
    try data.withUnsafeBytes { bytes in
      var reader = CatalogReader(bytes)
      try reader.object { name, reader in
        switch name {
        case "sourceLanguage": sourceLanguage = try reader.string()
        case "strings": try reader.object { key, reader in try add(key, &reader) }
        default: try reader.skipValue()
        }
      }
    }
  }

  private mutating func add(_ key: String, _ reader: inout CatalogReader) throws {
    let number = Int32(keys.count)
    keys.append(key)
    try reader.object { name, reader in
      guard name == "localizations" else { return try reader.skipValue() }
      var next = 0
      try reader.object { tag, reader in
        // Most entries have the same languages in the same order.
        if next >= languages.count || languages[next] != tag {
          next = languages.firstIndex(of: tag) ?? languages.count
          if next == languages.count {
            languages.append(tag)
            places.append([])
          }
        }
        places[next].append(Place(key: number, offset: Int32(reader.position)))
        next += 1
        try reader.skipValue()
      }
    }
  }

  /// Returns the texts in a language.
  ///
  /// - Parameter data: The catalog that the index describes.
  /// - Throws: An error if the JSON is damaged.
  func table(_ language: String, of data: Data) throws -> StringTable {
    var texts: [String: CatalogText] = [:]
    if let number = languages.firstIndex(of: language) {
      texts.reserveCapacity(places[number].count)
      try data.withUnsafeBytes { bytes in
        for place in places[number] {
          var reader = CatalogReader(bytes, at: Int(place.offset))
          texts[keys[Int(place.key)]] = try reader.catalogText()
        }
      }
    }
    return StringTable(language: language, texts: texts)
  }
}
