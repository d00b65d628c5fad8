import HabitEngine

/// "How much": what a day asks for or allows, as it is typed and chosen.
///
/// What is typed for one measure stays while another is tried.
package struct AmountForm: Codable, Hashable, Sendable {
  /// What a habit is counted in.
  package enum Measured: String, CaseIterable, Codable, Sendable {
    case times, amount, time
  }

  /// What is typed for each measure.
  private struct PerDay: Codable, Hashable, Sendable {
    var times: Int
    var amount: String
    var minutes: String
  }

  package var kind = HabitKind.build
  package var measured = Measured.times
  /// The unit of an amount, of any length.
  package var unit = ""
  /// What + adds of an amount.
  package var step = "1"
  /// How many decimals were chosen; nil while they follow from what is typed.
  private var chosenDecimals: Int?
  private var asked = PerDay(times: 1, amount: "1", minutes: "30")
  private var allowed = PerDay(times: 0, amount: "0", minutes: "0")

  /// Of a new habit.
  package init() {}

  /// Of a habit that is there.
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

  /// Completions a day.
  package var times: Int {
    get { perDay.times }
    set { perDay.times = newValue }
  }

  /// The amount or the minutes a day.
  package var text: String {
    get { measured == .time ? perDay.minutes : perDay.amount }
    set { if measured == .time { perDay.minutes = newValue } else { perDay.amount = newValue } }
  }

  /// The digits of an amount after the decimal point: as many as are typed, until they are chosen.
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

/// What was typed, read.
extension AmountForm {
  /// What counts are counts of; + adds one unit while the step is no number.
  package var measure: Measure {
    switch measured {
    case .times: .times
    case .time: .time
    case .amount: .amount(AmountUnit(name: unit, decimals: decimals, step: readStep.value))
    }
  }

  /// What a day asks for or allows, in smallest parts; the least there can be while it is no number.
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
  /// What was read, where it could be.
  var value: Success? { if case .success(let value) = self { value } else { nil } }

  /// Why it could not be read.
  var problem: Failure? { if case .failure(let problem) = self { problem } else { nil } }
}
