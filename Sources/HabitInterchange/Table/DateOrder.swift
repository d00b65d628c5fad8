/// The order in which dates are written in digits.
public enum DateOrder: String, CaseIterable, Hashable, Sendable {
  /// 9/3/2026 is March 9.
  case dayFirst = "day-first"
  /// 3/9/2026 is March 9.
  case monthFirst = "month-first"
  /// 26/3/9 is March 9.
  case yearFirst = "year-first"
}

/// A table in which all dates can be read in several orders.
public struct AmbiguousDates: Hashable, Sendable {
  /// The orders that fit all dates.
  public let orders: [DateOrder]
  /// The first date that would be a different day in another order.
  package let date: String
  package let file: String
  /// The position of the date in the file.
  package let place: String
}
