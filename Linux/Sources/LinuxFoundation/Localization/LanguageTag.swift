/// A BCP 47 language tag, or the identifier of a locale.
struct LanguageTag: Hashable, Sendable {
  /// The language code in lowercase, such as `zh`.
  let language: String
  /// The code of the writing system, such as `Hant`.
  let script: String?
  /// The region code in uppercase, such as `TW`.
  let region: String?

  /// Reads a tag. Variants and extensions are ignored.
  init(_ tag: String) {
    // A POSIX locale may end with an encoding and a variant, and a Foundation locale with keywords.
    let plain = tag.prefix { $0 != "." && $0 != "@" }
    let parts = plain.split { $0 == "-" || $0 == "_" }
    language = parts.first?.lowercased() ?? ""
    var script: String?
    var region: String?
    for part in parts.dropFirst().prefix(while: { $0.count > 1 }) {
      let isNumber = part.allSatisfy(\.isNumber)
      switch part.count {
      case 4 where !isNumber && script == nil && region == nil: script = part.capitalized
      case 2 where region == nil, 3 where isNumber && region == nil: region = part.uppercased()
      default: break
      }
    }
    self.script = script
    self.region = region
  }

  /// The writing system that the tag implies. Chinese has two writing systems, and most tags
  /// contain only the region.
  private var likelyScript: String? {
    guard language == "zh", script == nil else { return script }
    return ["TW", "HK", "MO"].contains(region) ? "Hant" : "Hans"
  }

  /// Returns the best language for a reader of this language, or nil if none is suitable.
  ///
  /// The region may differ. Except in Chinese, the script may differ too.
  func match(among languages: [String]) -> String? {
    let own = languages.map { ($0, LanguageTag($0)) }.filter { $0.1.language == language }
    return own.first { $0.1.region == region && $0.1.likelyScript == likelyScript }?.0
      ?? own.first { $0.1.likelyScript == likelyScript }?.0
      ?? (language == "zh" ? nil : own.first?.0)
  }
}

/// The preferred languages of a reader.
package struct LanguagePreference: Sendable {
  private let tags: [LanguageTag]

  /// Reads the `Accept-Language` header of a request, which is untrusted input.
  package init(acceptLanguage header: String) {
    let choices = header.prefix(Self.longestHeader).split(separator: ",").compactMap(Self.choice)
    // A stable sort keeps the order of preference for choices with equal weights.
    let sorted = choices.enumerated().sorted {
      ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset)
    }
    tags = sorted.map(\.element.tag)
  }

  /// Creates the preference for a single language.
  package init(_ tag: String) {
    tags = [LanguageTag(tag)]
  }

  /// Reads the environment of a process: first the languages in `LANGUAGE`, which the locale `C`
  /// disables, and then the locale. The locale is the first of `LC_ALL`, `LC_MESSAGES`, and `LANG`
  /// that is set.
  package init(_ environment: [String: String]) {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
    let isPlain = ["C", "POSIX"].contains(locale.prefix { $0 != "." })
    let languages = isPlain ? [] : (environment["LANGUAGE"] ?? "").split(separator: ":")
    tags = languages.map { LanguageTag(String($0)) } + [LanguageTag(locale)]
  }

  private static let longestHeader = 1_000

  private static func choice(_ text: Substring) -> (tag: LanguageTag, weight: Double)? {
    let parts = text.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
    guard let tag = parts.first, tag != "*", !tag.isEmpty else { return nil }
    let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 }
    guard weight != 0 else { return nil }
    return (LanguageTag(tag), weight ?? 1)
  }

  /// Returns the identifier of the best locale for a catalog, with the catalog's language that the
  /// reader prefers most, and the reader's region.
  ///
  /// - Returns: Nil if the catalog has none of the reader's languages.
  package func localeIdentifier(among languages: [String]) -> String? {
    for (index, tag) in tags.enumerated() {
      guard let match = tag.match(among: languages) else { continue }
      return Self.identifier(match, region: region(upTo: index))
    }
    return nil
  }

  /// Returns the catalog's language that the reader prefers most, or nil if the catalog has none of
  /// the reader's languages.
  package func language(among languages: [String]) -> String? {
    tags.lazy.compactMap { $0.match(among: languages) }.first
  }

  /// Returns the identifier of the locale with a language and the reader's region, if any. The
  /// region of a tag with this language takes precedence.
  package func localeIdentifier(in language: String) -> String {
    let plain = LanguageTag(language).language
    let region =
      if let index = tags.firstIndex(where: { $0.language == plain }) { region(upTo: index) } else {
        tags.lazy.compactMap(\.region).first
      }
    return Self.identifier(language, region: region)
  }

  /// Returns the region of a tag or, if the tag has no region, the first region of the tags before
  /// it, if any.
  private func region(upTo index: Int) -> String? {
    tags[index].region ?? tags[..<index].lazy.compactMap(\.region).first
  }

  private static func identifier(_ language: String, region: String?) -> String {
    let tag = LanguageTag(language)
    let parts = [tag.language, tag.script, region ?? tag.region]
    return parts.compactMap { $0 }.joined(separator: "_")
  }
}
