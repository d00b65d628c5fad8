/// A text of a String Catalog in one language, with its variations.
struct CatalogText: Sendable {
  var value: Variation
  /// The parts of the text that vary by an argument, by their names in `%#@name@`.
  var substitutions: [String: Substitution] = [:]

  /// A text, or its plural forms.
  enum Variation: Sendable {
    case text(String)
    case plural([PluralCategory: String])
  }

  /// A part of a text that varies by an argument.
  struct Substitution: Sendable {
    /// The number of the argument, counted from 1. If it is nil, the order of the substitutions in
    /// the text determines the argument.
    var argument: Int?
    var specifier = "lld"
    var value: Variation
  }
}

extension CatalogText.Variation {
  /// Returns the form for a number or, if the number's category has no form, the form `other`.
  /// Returns nil if `other` is missing too.
  ///
  /// As in Foundation, `zero` is the form for 0 in every language.
  func text(for operands: PluralOperands?, by rule: PluralRule) -> String? {
    switch self {
    case .text(let text): text
    case .plural(let forms):
      operands.flatMap { $0.isZero ? forms[.zero] : nil }
        ?? operands.flatMap { forms[rule.category($0)] } ?? forms[.other]
    }
  }
}

extension CatalogReader {
  /// Reads a localization of a text: `stringUnit` or `variations`, and `substitutions`.
  ///
  /// - Returns: The text, or nil if the localization has none.
  mutating func catalogText() throws -> CatalogText? {
    var value: CatalogText.Variation?
    var substitutions: [String: CatalogText.Substitution] = [:]
    try object { name, reader in
      switch name {
      case "stringUnit", "variations": value = try reader.variation(named: name)
      case "substitutions":
        try reader.object { name, reader in
          substitutions[name] = try reader.substitution()
        }
      default: try reader.skipValue()
      }
    }
    return value.map { CatalogText(value: $0, substitutions: substitutions) }
  }

  private mutating func substitution() throws -> CatalogText.Substitution? {
    var argument: Int?
    var specifier = "lld"
    var value: CatalogText.Variation?
    try object { name, reader in
      switch name {
      case "argNum": argument = try reader.integer()
      case "formatSpecifier": specifier = try reader.string()
      case "stringUnit", "variations": value = try reader.variation(named: name)
      default: try reader.skipValue()
      }
    }
    return value.map {
      CatalogText.Substitution(argument: argument, specifier: specifier, value: $0)
    }
  }

  /// Reads the value of `stringUnit` or `variations`. If the text varies by device, reads the form
  /// `other`.
  private mutating func variation(named name: String) throws -> CatalogText.Variation? {
    var result: CatalogText.Variation?
    guard name == "variations" else { return try stringUnit().map { .text($0) } }
    try object { kind, reader in
      switch kind {
      case "plural":
        var forms: [PluralCategory: String] = [:]
        try reader.object { category, reader in
          let text = try reader.form()
          if let category = PluralCategory(rawValue: category) { forms[category] = text }
        }
        result = .plural(forms)
      case "device":
        try reader.object { device, reader in
          guard device == "other" else { return try reader.skipValue() }
          try reader.object { name, reader in
            guard ["stringUnit", "variations"].contains(name) else { return try reader.skipValue() }
            result = try reader.variation(named: name)
          }
        }
      default: try reader.skipValue()
      }
    }
    return result
  }

  private mutating func form() throws -> String? {
    var text: String?
    try object { name, reader in
      if name == "stringUnit" { text = try reader.stringUnit() } else { try reader.skipValue() }
    }
    return text
  }

  private mutating func stringUnit() throws -> String? {
    var text: String?
    try object { name, reader in
      if name == "value" { text = try reader.string() } else { try reader.skipValue() }
    }
    return text
  }
}
