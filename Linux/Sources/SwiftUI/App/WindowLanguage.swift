import Foundation
import WebElements

/// The choice of a window's language and locale.
@MainActor enum WindowLanguage {
  /// Returns the localization of a window or request.
  ///
  /// A language that the user or a launch option chose takes precedence over the browser's. The
  /// region, which determines date formats and the first day of the week, is always the browser's.
  ///
  /// - Parameter accepted: The browser's `Accept-Language` header.
  static func localization(accepted: String?) -> Localization {
    let choice = Hosting.current?.language()
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
