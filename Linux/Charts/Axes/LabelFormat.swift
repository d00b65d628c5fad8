import Foundation

/// Writes a value of an axis, its format's type erased.
struct LabelFormat {
  private let write: (Datum, ChartLocale) -> String?

  init<Format>(_ format: Format)
  where Format: FormatStyle, Format.FormatInput: Plottable, Format.FormatOutput == String {
    write = { datum, locale in
      datum.value(as: Format.FormatInput.self).map { locale.adapted(format).format($0) }
    }
  }

  /// The value as the format writes it; `nil` if the format is for another type of values.
  func text(_ datum: Datum, _ locale: ChartLocale) -> String? { write(datum, locale) }
}
