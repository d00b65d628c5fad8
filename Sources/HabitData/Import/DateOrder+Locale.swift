import Foundation
import HabitInterchange

extension DateOrder {
  /// The usual order of numeric dates in a locale; nil if it is unknown.
  package init?(_ locale: Locale) {
    let pattern = DateFormatter.dateFormat(fromTemplate: "yMd", options: 0, locale: locale)
    switch pattern?.first(where: "dMy".contains) {
    case "d": self = .dayFirst
    case "M": self = .monthFirst
    case "y": self = .yearFirst
    default: return nil
    }
  }

  /// The order's name.
  package var title: String {
    switch self {
    case .dayFirst: String(localized: "Day First")
    case .monthFirst: String(localized: "Month First")
    case .yearFirst: String(localized: "Year First")
    }
  }
}
