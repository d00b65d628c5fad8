import HabitEngine

/// The "How much" section of the editor: a daily target or limit.
///
/// Input for one measure is kept while the user tries another.
package struct AmountForm: Codable, Hashable, Sendable {
  /// The daily amount for each measure.
  private struct PerDay: Codable, Hashable, Sendable {
    var times: Int
    var amount: String
    var minutes: String
  }

  package var kind = HabitKind.build
  package var measured = Measure.Kind.times
  /// The unit of an amount, as typed. It may be longer than the limit.
  package var unit = ""
  /// The amount that + adds.
  package var step = "1"
  /// The number of decimals that the user chose; nil to use as many as the input has.
  private var chosenDecimals: Int?
  private var asked = PerDay(times: 1, amount: "1", minutes: "30")
  private var allowed = PerDay(times: 0, amount: "0", minutes: "0")

  /// Creates the form of a new habit.
  package init() {}

  /// Creates the form of an existing habit.
  package init(_ target: HabitTarget) {
    kind = target.kind
    let text = target.measure.typed(target.amountPerDay)
    switch target.measure {
    case .times:
      measured = .times
      perDay.times = target.amountPerDay
    case .amount(let unit):
      measured = .amount
      perDay.amount = text
      self.unit = unit.name
      step = unit.text(unit.step)
      chosenDecimals = unit.decimals
    case .time:
      measured = .time
      perDay.minutes = text
    }
  }

  private var perDay: PerDay {
    get { kind == .build ? asked : allowed }
    set { if kind == .build { asked = newValue } else { allowed = newValue } }
  }

  /// The completions per day.
  package var times: Int {
    get { perDay.times }
    set { perDay.times = newValue }
  }

  /// The amount or the minutes per day.
  package var text: String {
    get { measured == .time ? perDay.minutes : perDay.amount }
    set { if measured == .time { perDay.minutes = newValue } else { perDay.amount = newValue } }
  }

  /// The number of decimals: as chosen, otherwise as many as the input has.
  package var decimals: Int {
    get {
      let typed = [perDay.amount, step].map { text in
        text.withPointForComma.split(separator: ".", maxSplits: 1).dropFirst().first?.count ?? 0
      }
      return chosenDecimals ?? min(typed.max() ?? 0, AmountUnit.decimalsRange.upperBound)
    }
    set { chosenDecimals = newValue }
  }
}

/// Parsed input.
extension AmountForm {
  /// The measure. If the step is not a number, + adds one unit.
  package var measure: Measure {
    switch measured {
    case .times: .times
    case .time: .time
    case .amount: .amount(AmountUnit(name: unit, decimals: decimals, step: readStep.value))
    }
  }

  /// The daily target or limit in minor units. If the input is invalid, the smallest valid amount.
  package var amountPerDay: Int {
    readAmount.value ?? measure.amountsPerDay(kind).lowerBound
  }

  package var amountProblem: FormProblem? { readAmount.problem }

  package var stepProblem: FormProblem? { measured == .amount ? readStep.problem : nil }

  package var unitProblem: FormProblem? {
    guard measured == .amount, TextLimit(unit, limit: HabitLimits.unit).isExceeded
    else { return nil }
    return .unitTooLong(unit.count)
  }

  private var readAmount: Result<Int, FormProblem> {
    guard measured != .times else { return .success(times) }
    let measure = measure
    return Result { () throws(FormProblem) in
      try measure.amount(typed: text, in: measure.amountsPerDay(kind))
    }
  }

  private var readStep: Result<Int, FormProblem> {
    let measure = Measure.amount(AmountUnit(name: unit, decimals: decimals))
    return Result { () throws(FormProblem) in
      try measure.amount(typed: step, in: AmountUnit.steps)
    }
  }
}

extension Result {
  /// The value; nil if there was an error.
  package var value: Success? { if case .success(let value) = self { value } else { nil } }

  /// The error; nil if there was none.
  package var problem: Failure? { if case .failure(let problem) = self { problem } else { nil } }
}
