import Foundation

/// A type-erased format of axis values.
struct LabelFormat {
  /// Returns the formatted value, or nil if the format is for another type of value.
  let text: (Datum, ChartLocale) -> String?

  init<Format>(_ format: Format)
  where Format: FormatStyle, Format.FormatInput: Plottable, Format.FormatOutput == String {
    text = { datum, locale in
      datum.value(as: Format.FormatInput.self).map { locale.adapted(format).format($0) }
    }
  }
}
