import Foundation
import Synchronization
import Testing

@testable import LinuxFoundation

/// Texts of a String Catalog in several languages.
@Suite struct StringCatalogTests {
  private let catalog: StringCatalog

  init() throws {
    catalog = try StringCatalog(Data(Self.json.utf8))
  }

  private func text(_ value: String.LocalizationValue, _ locale: String) -> String {
    value.localized(in: catalog.localization(for: Locale(identifier: locale)))
  }

  @Test func `A catalog has the languages of its texts`() {
    #expect(catalog.languages == ["en", "ar", "de", "hi", "ru"])
  }

  @Test func `A key contains the specifiers that Apple's frameworks use`() {
    func key(_ value: String.LocalizationValue) -> String { value.key }
    #expect(key("Done") == "Done")
    #expect(key("100%") == "100%")
    #expect(key("\(3)% of \("a")") == "%lld%% of %@")
    #expect(key("\(UInt(3)) \(Int32(3)) \(0.5) \(Float(0.5))") == "%llu %d %lf %f")
    #expect(key("\(0.5, specifier: "%.1f") \(3, format: .number)") == "%.1f %@")
    #expect(key("\("a" as LocalizedStringResource)!") == "%@!")
  }

  @Test func `A text is in the language of the locale`() {
    #expect(text("Done", "en_US") == "Done")
    #expect(text("Done", "de_CH") == "Fertig")
    #expect(text("Done \"now\"\n", "de") == "„Jetzt“\nfertig")
    #expect(text("Habit \("Lesen")", "de") == "Gewohnheit Lesen")
  }

  @Test func `A text without a translation is in the language of the source code`() {
    #expect(text("Done", "fi_FI") == "Done")
    #expect(text("\(1) of \(2) habits", "ru") == "1 of 2 habits")
    #expect(text("\(1) days", "hi") == "1 day")
    #expect(text("Unknown \(3)%", "de") == "Unknown 3%")
    let value: String.LocalizationValue = "Call"
    #expect(
      value.localized("verb", in: catalog.localization(for: Locale(identifier: "de"))) == "Call"
    )
  }

  @Test(
    arguments: [
      ("en", 0, "0 days"), ("en", 1, "1 day"), ("en", 2, "2 days"), ("de", 1, "1 Tag"),
      ("de", 12_345, "12.345 Tage"), ("de_CH", 12_345, "12’345 Tage"), ("ru", 1, "1 день"),
      ("ru", 22, "22 дня"), ("ru", 11, "11 дней"), ("ar_AE", 2, "يومان"),
      ("ar_EG", 15, "١٥ يومًا"),
    ]
  )
  func `A text has the plural form of its number`(locale: String, days: Int, text: String) {
    #expect(self.text("\(days) days", locale) == text)
  }

  @Test func `Zero has a separate form if the catalog has one`() {
    #expect(text("\(0) slips", "en") == "No slips")
    #expect(text("\(1) slips", "en") == "1 slips")
  }

  @Test func `Each number in a text has a separate plural form`() {
    #expect(text("\("Read"): \(1) times in \(3) weeks", "en") == "Read: once in 3 weeks")
    #expect(text("\("Read"): \(2) times in \(1) weeks", "en") == "Read: 2 times in a week")
    #expect(text("\("Read"): \(2) times in \(3) weeks", "de") == "In 3 Wochen 2-mal: Read")
  }

  @Test func `If a text has forms for different devices, the form for “other” is used`() {
    #expect(text("Tap", "en") == "Click")
  }

  @Test func `Arguments appear in the order of the translation`() {
    #expect(text("\("a") before \("b")", "de") == "b nach a")
  }

  @Test func `Numbers have the specifier's fraction digits`() {
    #expect(text("\(0.25, specifier: "%.1f") km", "de") == "0,2 km")
    #expect(text("\(5, specifier: "%02d") min", "en") == "05 min")
  }

  @Test func `A value with a format style is formatted in the reader's locale`() {
    #expect(text("\(0.5, format: .percent) done", "de") == "50\u{a0}% done")
  }

  @Test func `A name with left-to-right letters is isolated in Arabic`() {
    #expect(text("Habit \("Read")", "ar_AE") == "عادة \u{2068}Read\u{2069}")
    #expect(text("Habit \("قراءة")", "ar_AE") == "عادة قراءة")
    #expect(text("Habit \("Чтение")", "ar_AE") == "عادة \u{2068}Чтение\u{2069}")
    #expect(text("Habit \("2 km")", "ar_AE") == "عادة \u{2068}2 km\u{2069}")
    #expect(text("Habit \("2")", "ar_AE") == "عادة 2")
  }

  @Test(arguments: ["قراءة", "שלום", "Read שלום", "20 قراءة", "\u{1E900}"])
  func `A name with right-to-left letters is isolated in German`(name: String) {
    #expect(text("Habit \(name)", "de") == "Gewohnheit \u{2068}\(name)\u{2069}")
  }

  @Test(arguments: ["Read", "読書", "Чтение", "👩‍👩‍👧", "20", "٢٠", ""])
  func `A name without right-to-left letters is not isolated in German`(name: String) {
    #expect(text("Habit \(name)", "de") == "Gewohnheit \(name)")
  }

  @Test(arguments: ["de", "ar_AE"]) func `A name alone is not isolated`(language: String) {
    #expect(text("\("قراءة")", language) == "قراءة")
    #expect(text("\("Read")", language) == "Read")
  }

  @Test func `A phrase with an isolated name is not isolated again`() {
    let phrase = "\u{2068}قراءة\u{2069}, 3 von 5"
    #expect(text("Habit \(phrase)", "de") == "Gewohnheit \(phrase)")
  }

  @Test func `The names of a list are isolated one by one`() {
    let names = ["قراءة", "Run"]
    #expect(
      text("Habit \(names, format: .list(type: .and))", "de")
        == "Gewohnheit \u{2068}قراءة\u{2069} und Run"
    )
  }

  @Test func `An Arabic phrase with an isolated Latin name is not isolated in Arabic`() {
    let phrase = "\u{2068}5 km\u{2069} كل يوم"
    #expect(text("Habit \(phrase)", "ar_AE") == "عادة \(phrase)")
  }

  @Test(arguments: ["", "{", #"{"strings": {"a": {"localizations": {"en": [}}}}"#, "null", "\"a"])
  func `A damaged catalog is refused`(json: String) {
    #expect(throws: (any Error).self) { try StringCatalog(Data(json.utf8)) }
  }

  @Test func `While the file is missing, texts of new languages are in the source language`() throws
  {
    let isMissing = Mutex(false)
    let catalog = try StringCatalog {
      if isMissing.withLock(\.self) { throw CocoaError(.fileReadNoSuchFile) }
      return Data(Self.json.utf8)
    }
    func done(_ language: String) -> String {
      catalog.localization(for: Locale(identifier: language)).string("Done")
    }
    isMissing.withLock { $0 = true }
    #expect([done("en"), done("de")] == ["Done", "Done"])
    isMissing.withLock { $0 = false }
    #expect(done("de") == "Fertig")
    isMissing.withLock { $0 = true }
    #expect([done("de"), done("de_CH")] == ["Fertig", "Fertig"])
  }

  @Test func `The texts of a catalog may list their languages in different orders`() throws {
    func text(_ texts: (String, String)...) -> String {
      let localizations = texts.map {
        #""\#($0)": {"stringUnit": {"state": "translated", "value": "\#($1)"}}"#
      }
      return #"{"localizations": {\#(localizations.joined(separator: ","))}}"#
    }
    let strings = [
      #""a": \#(text(("de", "A"), ("fr", "À")))"#, #""b": \#(text(("fr", "B")))"#,
      #""c": \#(text(("pl", "Ć"), ("fr", "Ç"), ("de", "C")))"#, #""d": {}"#,
    ]
    let json = #"{"sourceLanguage": "en", "strings": {\#(strings.joined(separator: ","))}}"#
    let catalog = try StringCatalog(Data(json.utf8))
    #expect(catalog.languages == ["en", "de", "fr", "pl"])
    for (language, texts) in [
      ("en", ["a", "b", "c", "d"]), ("de", ["A", "b", "C", "d"]), ("fr", ["À", "B", "Ç", "d"]),
      ("pl", ["a", "b", "Ć", "d"]),
    ] {
      let localization = catalog.localization(for: Locale(identifier: language))
      #expect(["a", "b", "c", "d"].map { localization.string($0) } == texts)
    }
  }

  @Test func `Code that runs for a window uses the window's language`() async {
    await StringCatalog.$current.withValue(catalog) {
      #expect(String(localized: "Done") == "Done")
      let german = WindowLocalization(catalog.localization(for: Locale(identifier: "de")))
      await Localization.$window.withValue(german) {
        #expect(String(localized: "Done") == "Fertig")
        #expect(String(localized: LocalizedStringResource("Done")) == "Fertig")
        #expect(String(localized: "done.title", defaultValue: "Done!") == "Erledigt!")
        #expect(await Task { String(localized: "\(2) days") }.value == "2 Tage")
      }
    }
  }

  private static let json = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%@ before %@" : {
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "%2$@ nach %1$@" } }
          }
        },
        "%@: %lld times in %lld weeks" : {
          "localizations" : {
            "de" : {
              "stringUnit" : { "state" : "translated", "value" : "%#@weeks@ %#@times@: %1$@" },
              "substitutions" : {
                "times" : {
                  "argNum" : 2, "formatSpecifier" : "lld",
                  "variations" : { "plural" : {
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg-mal" } } } }
                },
                "weeks" : {
                  "argNum" : 3, "formatSpecifier" : "lld",
                  "variations" : { "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "In einer Woche" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "In %arg Wochen" } }
                  } }
                }
              }
            },
            "en" : {
              "stringUnit" : { "state" : "translated", "value" : "%1$@: %#@times@ in %#@weeks@" },
              "substitutions" : {
                "times" : {
                  "argNum" : 2, "formatSpecifier" : "lld",
                  "variations" : { "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "once" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg times" } } } }
                },
                "weeks" : {
                  "argNum" : 3, "formatSpecifier" : "lld",
                  "variations" : { "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "a week" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg weeks" } } } }
                }
              }
            }
          }
        },
        "%lld days" : {
          "comment" : "A number of days. {[\"",
          "extractionState" : "manual",
          "localizations" : {
            "ar" : { "variations" : { "plural" : {
              "two" : { "stringUnit" : { "state" : "translated", "value" : "يومان" } },
              "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld يومًا" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld يوم" } } } } },
            "de" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld Tag" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Tage" } } } } },
            "en" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld day" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld days" } } } } },
            "ru" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld день" } },
              "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld дня" } },
              "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld дней" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld дня" } } } } }
          }
        },
        "%lld slips" : { "localizations" : { "en" : { "variations" : { "plural" : {
          "zero" : { "stringUnit" : { "state" : "translated", "value" : "No slips" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld slips" } } } } } } },
        "Done" : { "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : "Fertig" } },
          "hi" : { "stringUnit" : { "state" : "translated", "value" : "पूर्ण" } } } },
        "done.title" : { "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : "Erledigt!" } } } },
        "Done \"now\"\n" : { "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : "\u201eJetzt\u201c\nfertig" } } } },
        "Habit %@" : { "localizations" : {
          "ar" : { "stringUnit" : { "state" : "translated", "value" : "عادة %@" } },
          "de" : { "stringUnit" : { "state" : "translated", "value" : "Gewohnheit %@" } } } },
        "Plain" : { },
        "Tap" : { "localizations" : { "en" : { "variations" : { "device" : {
          "iphone" : { "stringUnit" : { "state" : "translated", "value" : "Tap" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "Click" } } } } } } }
      },
      "version" : "1.0"
    }
    """#
}
