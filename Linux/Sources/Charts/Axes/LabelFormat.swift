import Foundation

/// A type-erased format of axis values.
struct LabelFormat {
  private let write: (Datum, ChartLocale) -> String?

  init<Format>(_ format: Format)
  where Format: FormatStyle, Format.FormatInput: Plottable, Format.FormatOutput == String {
    write = { datum, locale in
      datum.value(as: Format.FormatInput.self).map { locale.adapted(format).format($0) }
    }
  }

  /// Returns the formatted value, or nil if the format is for another type of value.
  func text(_ datum: Datum, _ locale: ChartLocale) -> String? { write(datum, locale) }
}
