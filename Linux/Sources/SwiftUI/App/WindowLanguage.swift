import Foundation
import WebElements

/// The choice of a window's language and locale.
@MainActor enum WindowLanguage {
  /// Returns the localization of a window.
  ///
  /// A language that the user or a launch option chose takes precedence over the browser's. The
  /// region, which determines date formats and the first day of the week, is always the browser's.
  ///
  /// - Parameters:
  ///   - choice: The chosen language as a BCP 47 tag, or nil for the browser's.
  ///   - accepted: The browser's `Accept-Language` header.
  static func localization(_ choice: String?, accepted: String?) -> Localization {
    let catalog = StringCatalog.current
    let languages = catalog.languages
    guard choice != nil || accepted != nil else {
      return catalog.localization(for: Locale(identifier: "en_US"))
    }
    let reader = LanguagePreference(acceptLanguage: accepted ?? "")
    let chosen = choice.flatMap { LanguagePreference($0).language(among: languages) }
    let identifier =
      chosen.map { reader.localeIdentifier(in: $0) } ?? reader.localeIdentifier(among: languages)
      ?? reader.localeIdentifier(in: languages[0])
    return catalog.localization(for: Locale(identifier: identifier))
  }

  /// Returns the localization for a request of a browser.
  static func localization(accepted: String?) -> Localization {
    localization(Hosting.current?.language(), accepted: accepted)
  }
}

extension View {
  /// Sets the locale, calendar, and layout direction of a window.
  func reading(_ localization: Localization) -> some View {
    modifier(ReaderModifier(localization: localization))
  }
}

extension EnvironmentValues {
  /// Sets the locale, the calendar's locale, and the layout direction to those of a localization.
  package mutating func read(in localization: Localization) {
    self.localization = localization
    calendar.locale = localization.locale
    layoutDirection = localization.isRightToLeft ? .rightToLeft : .leftToRight
  }
}

private struct ReaderModifier: PassingModifier {
  let localization: Localization

  func modify(_ environment: inout EnvironmentValues) {
    environment.read(in: localization)
  }

  func isSame(as other: any ViewModifier) -> Bool {
    (other as? Self)?.localization === localization
  }
}
