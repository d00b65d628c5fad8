import Testing

@testable import LinuxFoundation

/// The plural rules, with the samples of CLDR 47, common/supplemental/plurals.xml.
@Suite struct PluralRuleTests {
  private static let samples: [(languages: String, category: PluralCategory, numbers: [UInt64])] = [
    ("en de nl sv it", .one, [1]),
    ("en de nl sv", .other, [0, 2, 3, 16, 100, 1_000, 10_000, 100_000, 1_000_000]),
    ("it es", .many, [1_000_000]),
    ("it es", .other, [0, 2, 3, 16, 100, 1_000, 10_000, 100_000]),
    ("es tr", .one, [1]),
    ("tr", .other, [0, 2, 3, 16, 100, 1_000, 10_000, 100_000, 1_000_000]),
    ("fr pt-BR", .one, [0, 1]),
    ("fr pt-BR", .many, [1_000_000]),
    ("fr pt-BR", .other, [2, 3, 17, 100, 1_000, 10_000, 100_000]),
    ("hi", .one, [0, 1]),
    ("hi", .other, [2, 3, 17, 100, 1_000, 10_000, 100_000, 1_000_000]),
    ("pl", .one, [1]),
    ("pl", .few, [2, 3, 4, 22, 23, 24, 32, 33, 34, 42, 102, 1_002]),
    ("pl", .many, [0, 5, 19, 100, 1_000, 10_000, 100_000, 1_000_000]),
    ("pl", .many, [11, 12, 14, 21, 25, 112]),
    ("ru uk", .one, [1, 21, 31, 41, 51, 61, 71, 81, 101, 1_001]),
    ("ru uk", .few, [2, 3, 4, 22, 23, 24, 32, 33, 34, 42, 102, 1_002]),
    ("ru uk", .many, [0, 5, 11, 12, 14, 19, 100, 111, 1_000, 10_000, 100_000, 1_000_000]),
    ("ar", .zero, [0]),
    ("ar", .one, [1]),
    ("ar", .two, [2]),
    ("ar", .few, [3, 10, 103, 110, 1_003]),
    ("ar", .many, [11, 26, 111, 1_011]),
    ("ar", .other, [100, 102, 200, 202, 300, 1_000, 10_000, 100_000, 1_000_000]),
    ("ja ko zh-Hans zh-Hant", .other, [0, 1, 2, 15, 100, 1_000, 1_000_000]),
  ]

  @Test(arguments: samples)
  func `A number has the plural category that CLDR specifies`(
    sample: (languages: String, category: PluralCategory, numbers: [UInt64])
  ) {
    for language in sample.languages.split(separator: " ") {
      for number in sample.numbers {
        let category = PluralRule(String(language)).category(PluralOperands(number))
        #expect(category == sample.category, "\(language): \(number)")
      }
    }
  }

  @Test(
    arguments: [
      ("en", .other), ("fr", .one), ("pt-BR", .one), ("hi", .other), ("ru", .other), ("pl", .other),
      ("ar", .other), ("ja", .other),
    ] as [(String, PluralCategory)]
  )
  func `A fraction has the plural category that CLDR specifies`(
    language: String,
    category: PluralCategory
  ) {
    #expect(PluralRule(language).category(PluralOperands(1.5)) == category)
  }
}
