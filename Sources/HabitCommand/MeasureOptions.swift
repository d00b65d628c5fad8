import ArgumentParser
import HabitEngine

/// The options of `add` for the target or limit of a day.
struct MeasureOptions: ParsableArguments {
  @Option(help: .localized("The number of times a day, 1 to 99.", valueName: "n"))
  var perDay: Int?

  @Option(help: .localized("The amount a day, such as 8.5.", valueName: "amount"))
  var amount: String?

  @Option(
    help: .localized("The unit of amounts, such as km, up to 20 characters.", valueName: "name")
  )
  var unit: String?

  @Option(help: .localized("The amount that + adds.", valueName: "amount"))
  var step: String?

  @Option(help: .localized("The number of decimals of amounts, 0 to 3.", valueName: "n"))
  var decimals: Int?

  @Option(
    help: .localized("The minutes a day; with --quit, the daily limit.", valueName: "time")
  )
  var minutes: String?

  @Flag(help: .localized("A habit to quit. A day is kept without it, or within its limit."))
  var quit = false

  @Option(help: .localized("With --quit, the daily limit; 0 by default.", valueName: "n"))
  var limit: String?

  var kind: HabitKind { quit ? .quit : .build }

  /// Returns the measure and the day's target or limit in minor units.
  ///
  /// - Throws: ``CommandFailure`` for conflicting options, and `HabitRequestError` for an invalid
  ///   amount.
  func read() throws -> (measure: Measure, amountPerDay: Int) {
    try checkTogether()
    if let minutes { return (.time, try Self.read(minutes, .time, kind)) }
    let text = quit ? limit : amount
    guard isAmount else {
      let count = quit ? limit ?? "0" : String(perDay ?? 1)
      return (.times, try Self.read(count, .times, kind))
    }
    let measure = try amountMeasure(text)
    guard let text else { return (measure, 0) }
    return (measure, try Self.read(text, measure, kind))
  }

  private var isAmount: Bool { amount != nil || unit != nil || step != nil || decimals != nil }

  private func checkTogether() throws {
    let anAmount = String(
      localized: "an amount or its unit",
      comment: "In “%@ can't be used with %@”."
    )
    try CommandFailure.exclude(minutes != nil, "--minutes", isAmount, anAmount)
    try CommandFailure.exclude(minutes != nil, "--minutes", perDay != nil, "--per-day")
    try CommandFailure.exclude(minutes != nil, "--minutes", limit != nil, "--limit")
    try CommandFailure.exclude(isAmount, anAmount, perDay != nil, "--per-day")
    if quit, amount != nil || perDay != nil {
      let name = amount == nil ? "--per-day" : "--amount"
      throw CommandFailure.usage(
        String(localized: "\(name) can't be used with --quit; set the daily limit with --limit")
      )
    }
    if !quit, limit != nil {
      throw CommandFailure.usage(
        String(localized: "--limit needs --quit, because only habits to quit have a limit")
      )
    }
    if !quit, isAmount, amount == nil {
      throw CommandFailure.usage(String(localized: "--amount, the amount a day, is missing"))
    }
  }

  /// Returns the measure of an amount. Unless a number of decimals is requested, the measure has as
  /// many decimals as the typed target, limit, or step, but at least one, because a target of 8 km
  /// may be met with 3.2 km at a time.
  private func amountMeasure(_ text: String?) throws -> Measure {
    let name = unit?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    guard name == name.onOneLine else {
      throw CommandFailure.usage(
        String(localized: "the unit must be one line without control characters")
      )
    }
    guard name.count <= HabitLimits.unit else {
      throw CommandFailure.usage(
        String(
          localized: "the unit has \(name.count) characters; \(HabitLimits.unit) are allowed"
        )
      )
    }
    if let decimals, !AmountUnit.decimalsRange.contains(decimals) {
      throw CommandFailure.usage(
        String(localized: "--decimals must be from 0 to 3, not \(decimals)")
      )
    }
    let typed = [text, step].compactMap(\.self).map(Self.decimals)
    let most = AmountUnit.decimalsRange.upperBound
    let decimals = decimals ?? min(most, max(1, typed.max() ?? 0))
    let plain = Measure.amount(AmountUnit(name: name, decimals: decimals))
    let step = try step.map { try plain.requestedAmount($0) }
    let target = try text.map { try Self.read($0, plain, kind) }
    let unit = AmountUnit(
      name: name,
      decimals: decimals,
      step: step ?? target.map { Self.step(toward: $0, decimals: decimals) }
    )
    return .amount(unit)
  }

  /// Returns the step of a habit: one unit, more for a large target, or less for a small one.
  private static func step(toward target: Int, decimals: Int) -> Int {
    let one = AmountText.scale(decimals: decimals)
    let step = AmountUnit.step(toward: target)
    return target < one ? step : max(one, step)
  }

  /// Returns the number of digits after the decimal separator.
  private static func decimals(_ text: String) -> Int {
    guard let point = text.lastIndex(where: { $0 == "." || $0 == "," }) else { return 0 }
    return text[point...].count - 1
  }

  private static func read(
    _ text: String,
    _ measure: Measure,
    _ kind: HabitKind
  ) throws -> Int {
    try measure.requestedAmount(text, within: measure.amountsPerDay(kind))
  }
}
