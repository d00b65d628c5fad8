import Testing

@testable import LinuxFoundation

/// The choice of a language and locale for a reader.
@Suite struct LanguagePreferenceTests {
  private let languages = [
    "en", "ar", "de", "es", "fr", "hi", "it", "ja", "ko", "nl", "pl", "pt-BR", "ru", "sv", "tr",
    "uk",
    "zh-Hans", "zh-Hant",
  ]

  @Test(
    arguments: [
      ("de", "de"), ("de-AT", "de"), ("DE_ch.UTF-8", "de"), ("pt", "pt-BR"), ("pt-PT", "pt-BR"),
      ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh-SG", "zh-Hans"), ("zh-TW", "zh-Hant"),
      ("zh-HK", "zh-Hant"), ("zh-Hant-US", "zh-Hant"), ("zh-Hans-HK", "zh-Hans"),
      ("sr-Latn-RS", nil), ("fi-FI", nil), ("", nil), ("*", nil), ("-", nil),
    ]
  )
  func `A language tag selects the closest language of the catalog, or none`(
    tag: String,
    language: String?
  ) {
    #expect(LanguagePreference(tag).language(among: languages) == language)
  }

  @Test(
    arguments: [
      ("de-CH", "de_CH"),
      ("de,en-US;q=0.7,en;q=0.3", "de"),
      ("en-GB,en;q=0.9", "en_GB"),
      ("fr;q=0.5, de;q=0.8, en;q=0.1", "de"),
      ("fi-FI,fi;q=0.9,de;q=0.8,en-US;q=0.7", "de_FI"),
      ("zh-TW,zh;q=0.9", "zh_Hant_TW"),
      ("pt-PT", "pt_PT"),
      ("pt", "pt_BR"),
      ("en;q=0,de", "de"),
      ("fi-FI", nil),
      (";;,,q=1,*;q=x", nil),
    ]
  )
  func `An Accept-Language header yields the preferred language and the reader's region`(
    header: String,
    locale: String?
  ) {
    let preference = LanguagePreference(acceptLanguage: header)
    #expect(preference.localeIdentifier(among: languages) == locale)
  }

  @Test func `A chosen language keeps the reader's region`() {
    let preference = LanguagePreference(acceptLanguage: "en-CH,fr;q=0.5")
    #expect(preference.localeIdentifier(in: "ar") == "ar_CH")
    #expect(LanguagePreference(acceptLanguage: "").localeIdentifier(in: "pt-BR") == "pt_BR")
    // A reader of German who also reads American English is not in America.
    let german = LanguagePreference(acceptLanguage: "de,en-US;q=0.7,en;q=0.3")
    #expect(german.localeIdentifier(in: "de") == "de")
    #expect(german.localeIdentifier(in: "fr") == "fr_US")
  }
}
