import HabitData
import HabitEngine
import SwiftUI

/// The "How Much" section: kind, measure, and target of the habit.
struct AmountSection: View {
  @Binding var form: HabitForm
  /// The habit before the edit, or nil for a new one.
  let original: HabitDraft?

  @Environment(\.locale) private var locale

  var body: some View {
    Section {
      Picker("Kind", selection: $form.amount.kind) {
        Text("Build").tag(HabitKind.build)
        Text("Quit").tag(HabitKind.quit)
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      Picker("Measure", selection: $form.amount.measured) {
        Text("Times").tag(Measure.Kind.times)
        Text("Amount").tag(Measure.Kind.amount)
        Text("Minutes").tag(Measure.Kind.time)
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      switch form.amount.measured {
      case .times: times
      case .amount: amount
      case .time:
        TypedRow(
          title: isQuit ? "Minutes Allowed per Day" : "Minutes per Day",
          text: $form.amount.text,
          problem: form.amount.amountProblem
        )
        .keyboardType(.numberPad)
      }
    } header: {
      Text("How Much").textCase(nil)
    } footer: {
      if let note = original.flatMap(form.measureNote) {
        Text(note)
      }
    }
  }

  private var isQuit: Bool { form.amount.kind == .quit }

  private var times: some View {
    NumberStepper(
      title: isQuit ? "Allowed per Day" : "Completions per day",
      value: $form.amount.times,
      range: Measure.times.amountsPerDay(form.amount.kind)
    )
  }

  @ViewBuilder private var amount: some View {
    NumberRow(
      title: isQuit ? "Allowed per Day" : "Amount per Day",
      number: $form.amount.text,
      problem: form.amount.amountProblem
    )
    TypedRow(
      title: "Unit",
      text: $form.amount.unit,
      problem: form.amount.unitProblem,
      limit: TextLimit(form.amount.unit, limit: HabitLimits.unit)
    )
    NumberRow(
      title: "Step",
      number: $form.amount.step,
      problem: form.amount.stepProblem
    )
    Picker("Decimals", selection: $form.amount.decimals) {
      ForEach(AmountUnit.decimalsRange, id: \.self) { decimals in
        Text(smallestAmount(decimals)).tag(decimals)
      }
    }
  }

  /// Returns the smallest amount that can be entered: "0.1 km".
  private func smallestAmount(_ decimals: Int) -> String {
    let unit = form.amount.unit
    let number = AmountText.text(1, decimals: decimals, separator: locale.separator)
    return unit.isEmpty || unit.count > HabitLimits.unit ? number : "\(number) \(unit)"
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in
    Form { AmountSection(form: .constant(HabitForm(habit.draft)), original: habit.draft) }
  }
}
