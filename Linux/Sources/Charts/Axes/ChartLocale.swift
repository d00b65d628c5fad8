import Foundation

/// The locale and calendar of a chart.
struct ChartLocale: Equatable {
  let locale: Locale
  /// The calendar in the environment's time zone.
  let calendar: Calendar
  /// True if horizontal axes run from right to left.
  let isRightToLeft: Bool

  init(locale: Locale, calendar: Calendar, timeZone: TimeZone, isRightToLeft: Bool = false) {
    var calendar = calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    self.locale = locale
    self.calendar = calendar
    self.isRightToLeft = isRightToLeft
  }

  /// Returns a format with the chart's locale and calendar. A date format with an explicit time
  /// zone keeps it.
  func adapted<Format: FormatStyle>(_ format: Format) -> Format {
    guard var dates = format as? Date.FormatStyle else { return format.locale(locale) }
    if dates.timeZone == .autoupdatingCurrent { dates.timeZone = calendar.timeZone }
    dates.calendar = calendar
    dates.locale = locale
    return dates as? Format ?? format
  }

  /// Returns the label of an axis value, formatted for the distance between ticks.
  func label(_ datum: Datum, every step: DateStep?) -> String {
    switch datum {
    case .category(let name): name
    case .number(let number, _): axisNumber(number)
    case .date(let date): adapted(Self.format(of: step?.component ?? .day)).format(date)
    }
  }

  /// Returns the text that a screen reader speaks for a value.
  func spoken(_ value: PlottedValue) -> String {
    switch value.datum {
    case .category(let name): name
    case .number(let number, _): adapted(FloatingPointFormatStyle<Double>()).format(number)
    case .date(let date):
      adapted(Self.spokenFormat(of: value.unit)).format(
        value.interval(in: calendar)?.start ?? date
      )
    }
  }

  /// Formats a number compactly from one million on, because insignificant digits would take up the
  /// space of the plot.
  private func axisNumber(_ number: Double) -> String {
    let format = FloatingPointFormatStyle<Double>()
    return adapted(abs(number) < 1e6 ? format : format.notation(.compactName)).format(number)
  }

  private static func format(of component: Calendar.Component) -> Date.FormatStyle {
    switch component {
    case .year: .dateTime.year()
    case .month, .quarter: .dateTime.month(.abbreviated)
    case .hour: .dateTime.hour()
    case .minute, .second: .dateTime.hour().minute()
    default: .dateTime.month(.abbreviated).day()
    }
  }

  private static func spokenFormat(of unit: Calendar.Component?) -> Date.FormatStyle {
    switch unit {
    case .year: .dateTime.year()
    case .month: .dateTime.month(.wide).year()
    case .day, .weekOfYear: .dateTime.weekday(.wide).month(.wide).day().year()
    default: .dateTime.month(.wide).day().year().hour().minute()
    }
  }
}
