import HabitEngine

/// The conversion of days from a file, or of a merged habit, for an existing habit with another
/// measure or kind: other decimals, completions instead of amounts, or build instead of quit.
package struct DayConversion {
  private let file: HabitTarget
  private let stored: HabitTarget

  /// Creates a conversion between targets, or returns nil if no conversion is needed.
  package init?(_ file: HabitTarget, to stored: HabitTarget) {
    guard file.kind != stored.kind || file.measure.scale != stored.measure.scale else { return nil }
    self.file = file
    self.stored = stored
  }

  /// Returns the converted days, and the number of days whose new count is not exact. The notes of
  /// these days have the exact amounts.
  package func converted(_ days: [PortableDay]) -> (days: [PortableDay], rounded: Int) {
    var rounded = 0
    let days = days.map { day in
      guard day.status == .done, day.count > 0 || file.kind == .quit else { return day }
      let (count, status) = file.kind == stored.kind ? (scaled(day.count), .done) : judged(day)
      let isExact =
        file.kind == stored.kind && count * file.measure.scale == day.count * stored.measure.scale
      if !isExact { rounded += 1 }
      var copy = day
      copy.count = count
      copy.status = status
      copy.note = isExact ? day.note : noteWithAmount(of: day)
      return copy
    }
    return (days, rounded)
  }

  /// Returns the amount in the stored habit's minor units, rounded down.
  private func scaled(_ count: Int) -> Int {
    min(count * stored.measure.scale / file.measure.scale, stored.measure.counts.upperBound)
  }

  /// Returns a day as done or missed, according to the file's target.
  private func judged(_ day: PortableDay) -> (count: Int, status: DayStatus) {
    guard file.isComplete(day.record) else { return (0, .missed) }
    return (stored.kind == .build ? stored.amountPerDay : 0, .done)
  }

  private func noteWithAmount(of day: PortableDay) -> String {
    let lines = [file.measure.exactText(day.count), day.note]
    return LimitedText.cut(
      lines.filter { !$0.isEmpty }.joined(separator: "\n"),
      to: HabitLimits.note
    )
  }
}

extension Measure {
  /// Returns an amount with its unit: "3", "8.5 km", "90 s".
  fileprivate func exactText(_ amount: Int) -> String {
    switch self {
    case .times: "\(amount)"
    case .amount(let unit):
      unit.name.isEmpty ? unit.text(amount) : "\(unit.text(amount)) \(unit.name)"
    case .time: "\(amount) s"
    }
  }
}
