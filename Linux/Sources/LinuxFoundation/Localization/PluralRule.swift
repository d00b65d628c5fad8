/// A plural form of a language.
enum PluralCategory: String, Sendable {
  case zero, one, two, few, many, other
}

/// The properties of a number that plural rules use, named as in CLDR.
struct PluralOperands {
  /// The absolute value.
  let n: Double
  /// The integer part.
  let i: UInt64
  /// The number of visible fraction digits: 0 for an integer, and 1 for any other number.
  let v: Int

  var isZero: Bool { n == 0 }

  init(_ number: UInt64) {
    n = Double(number)
    i = number
    v = 0
  }

  init(_ number: Double) {
    n = abs(number)
    i = UInt64(exactly: n.rounded(.down)) ?? 0
    v = n == n.rounded(.down) ? 0 : 1
  }

  /// Returns true if the number is an integer whose remainder after division by `modulus` is in a
  /// range.
  fileprivate func ends(_ modulus: UInt64, _ range: ClosedRange<UInt64>) -> Bool {
    v == 0 && range.contains(i % modulus)
  }

  /// True for the multiples of a million, except 0.
  fileprivate var isMillions: Bool { v == 0 && i != 0 && i % 1_000_000 == 0 }
}

/// The plural rule of a language for cardinal numbers.
///
/// The rules are the cardinal rules of CLDR 47, common/supplemental/plurals.xml.
struct PluralRule: Sendable {
  private typealias Forms = [(PluralCategory, @Sendable (PluralOperands) -> Bool)]

  private let forms: Forms

  /// - Parameter language: A BCP 47 tag.
  init(_ language: String) {
    forms = Self.rules[LanguageTag(language).language] ?? []
  }

  /// Returns the category of a number.
  func category(_ operands: PluralOperands) -> PluralCategory {
    forms.first { $0.1(operands) }?.0 ?? .other
  }

  private static let germanic: Forms = [(.one, { $0.i == 1 && $0.v == 0 })]
  private static let eastSlavic: Forms = [
    (.one, { $0.ends(10, 1...1) && !$0.ends(100, 11...11) }),
    (.few, { $0.ends(10, 2...4) && !$0.ends(100, 12...14) }),
    (.many, { $0.v == 0 }),
  ]

  /// The rules by language. Japanese, Korean, and Chinese have one form.
  private static let rules: [String: Forms] = [
    "ar": [
      (.zero, { $0.n == 0 }),
      (.one, { $0.n == 1 }),
      (.two, { $0.n == 2 }),
      (.few, { $0.ends(100, 3...10) }),
      (.many, { $0.ends(100, 11...99) }),
    ],
    "de": germanic,
    "en": germanic,
    "es": [(.one, { $0.n == 1 }), (.many, { $0.isMillions })],
    "fr": [(.one, { $0.i < 2 }), (.many, { $0.isMillions })],
    "hi": [(.one, { $0.i == 0 || $0.n == 1 })],
    "it": [(.one, { $0.i == 1 && $0.v == 0 }), (.many, { $0.isMillions })],
    "nl": germanic,
    "pl": [
      (.one, { $0.i == 1 && $0.v == 0 }),
      (.few, { $0.ends(10, 2...4) && !$0.ends(100, 12...14) }),
      (.many, { $0.v == 0 }),
    ],
    "pt": [(.one, { $0.i < 2 }), (.many, { $0.isMillions })],
    "ru": eastSlavic,
    "sv": germanic,
    "tr": [(.one, { $0.n == 1 })],
    "uk": eastSlavic,
  ]
}
