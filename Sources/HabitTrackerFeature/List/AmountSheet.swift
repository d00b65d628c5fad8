import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// The sheet that sets a day's amount, in the habit's unit or in minutes.
struct AmountSheet: View {
  let habit: Habit
  let day: CalendarDay

  @Environment(HabitStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @Environment(\.locale) private var locale
  /// The typed number with a point as the decimal separator, or nil before the first change.
  @State private var typed: String?
  @FocusState private var isFocused: Bool

  var body: some View {
    let measure = habit.measure
    let state = store.state(of: habit, on: day)
    let amount = amount(state)
    NavigationStack {
      VStack(spacing: 12) {
        question(measure)
          .foregroundStyle(.secondText)
        field(state, amount)
        goal(state)
          .font(.footnote)
          .foregroundStyle(.secondText)
      }
      .padding(Metrics.screenEdge)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      .background(.screenBackground)
      .navigationTitle(habit.name)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        SheetToolbar(title: "\(measure.settingTitle)", canSave: amount.value != nil) {
          setAmount(amount)
        }
      }
    }
    .presentationDetents([.medium, .large])
    .onAppear {
      store.dismissError()
      isFocused = true
    }
  }

  private func question(_ measure: Measure) -> Text {
    let date = day == store.today ? nil : day.formatted(locale)
    return switch (measure, date) {
    case (.time, nil): Text("How long today?")
    case (.time, let date?): Text("How long on \(date)?")
    case (_, nil): Text("How much today?")
    case (_, let date?): Text("How much on \(date)?")
    }
  }

  private func goal(_ state: DayState) -> Text {
    let goal = state.measure.text(state.goal)
    return Text(
      state.kind == .quit ? "The limit is \(goal) a day" : "The goal is \(goal) a day"
    )
  }

  private func field(_ state: DayState, _ amount: Result<Int, FormProblem>) -> some View {
    VStack(spacing: 6) {
      LabeledContent(state.measure.quantityName) {
        HStack(spacing: 6) {
          TextField(text: text(state), prompt: Text("0")) {
            Text(state.measure.fieldName)
          }
          .accessibilityHint(message(amount) ?? "")
          .keyboardType(.decimalPad)
          .font(.title3.monospacedDigit())
          .foregroundStyle(.firstText)
          .multilineTextAlignment(.trailing)
          .focused($isFocused)
          .onSubmit { setAmount(amount) }
          .frame(width: 160)
          Text(state.measure.unitName)
            .lineLimit(1)
            .truncationMode(.tail)
            // The field's label includes the unit.
            .accessibilityHidden(true)
        }
      }
      .foregroundStyle(.firstText)
      .padding(.horizontal, 16)
      .frame(minHeight: Metrics.touchTarget)
      .background(.cardBackground, in: RoundedRectangle(cornerRadius: Metrics.cardRadius))
      if let message = message(amount) {
        Text(message)
          .font(.footnote)
          .foregroundStyle(.warning)
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.horizontal, 16)
      }
    }
  }

  /// Returns the field's text, with the locale's decimal separator.
  private func text(_ state: DayState) -> Binding<String> {
    let separator = locale.separator
    return Binding {
      (typed ?? Self.text(state)).withSeparator(separator)
    } set: {
      typed = $0.withSeparator(separator)
    }
  }

  /// Returns the day's amount; empty for 0, so that an amount can be typed immediately.
  private static func text(_ state: DayState) -> String {
    state.count == 0 ? "" : state.measure.typed(state.count)
  }

  private func amount(_ state: DayState) -> Result<Int, FormProblem> {
    Result { () throws(FormProblem) in
      let text = typed ?? Self.text(state)
      return try state.measure.amount(typed: text, in: state.measure.counts)
    }
  }

  /// Returns the problem with the typed amount or with the last change.
  private func message(_ amount: Result<Int, FormProblem>) -> String? {
    if typed?.isEmpty == false, let problem = amount.problem {
      return problem.message(separator: locale.separator)
    }
    return store.errorMessage
  }

  private func setAmount(_ amount: Result<Int, FormProblem>) {
    guard let amount = amount.value else { return }
    if store.setCount(amount, on: day, of: habit) { dismiss() }
  }
}

extension Measure {
  /// The field's label: "Amount in km".
  fileprivate var fieldName: String {
    if self == .time { return String(localized: "Minutes") }
    return unitName.isEmpty ? quantityName : String(localized: "Amount in \(unitName)")
  }

  fileprivate var quantityName: String {
    self == .time ? String(localized: "amount.time") : String(localized: "Amount")
  }

  /// The unit beside the field.
  fileprivate var unitName: String {
    self == .time ? String(localized: "min", comment: "Minutes.") : unit?.name ?? ""
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, store in AmountSheet(habit: habit, day: store.today) }
}

#Preview("Empty", traits: .newHabit) {
  PreviewHabit { habit, store in AmountSheet(habit: habit, day: store.today) }
}

#Preview("Dark", traits: .darkSample) {
  PreviewHabit { habit, store in AmountSheet(habit: habit, day: store.today) }
}
