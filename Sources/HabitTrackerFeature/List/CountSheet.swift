import Foundation
import HabitData
import HabitEngine
import SwiftUI

/// The sheet that sets a day's count, from 0 to beyond the goal.
struct CountSheet: View {
  let habit: Habit
  let day: CalendarDay

  @Environment(HabitStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @Environment(\.locale) private var locale
  /// The typed or selected count, or nil before the first change.
  @State private var typed: String?

  var body: some View {
    let state = store.state(of: habit, on: day)
    let text = $typed[default: "\(state.count)"]
    let count = TypedCount.count(text.wrappedValue)
    NavigationStack {
      VStack(spacing: 12) {
        question
          .foregroundStyle(.secondText)
        field(text, count)
        wheel(text, count, goal: state.goal)
      }
      .padding(Metrics.screenEdge)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      .background(.screenBackground)
      .navigationTitle(habit.name)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        SheetToolbar(title: "Set Count", canSave: count != nil) { setCount(count) }
      }
    }
    .presentationDetents([.medium, .large])
    .onAppear { store.dismissError() }
  }

  private var question: Text {
    Text(day == store.today ? "How often today?" : "How often on \(day.formatted(locale))?")
  }

  private func field(_ text: Binding<String>, _ count: Int?) -> some View {
    let message = count == nil ? TypedCount.rule : store.errorMessage
    return VStack(spacing: 6) {
      TextField("Number", text: text)
        .accessibilityHint(message ?? "")
        .keyboardType(.numberPad)
        .font(.title3.monospacedDigit())
        .onSubmit { setCount(count) }
        .padding(.horizontal, 16)
        .frame(minHeight: Metrics.touchTarget)
        .background(.cardBackground, in: RoundedRectangle(cornerRadius: Metrics.cardRadius))
      if let message {
        Text(message)
          .font(.footnote)
          .foregroundStyle(.warning)
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.horizontal, 16)
      }
    }
  }

  private func wheel(_ text: Binding<String>, _ count: Int?, goal: Int) -> some View {
    let selection = Binding {
      count
    } set: { chosen in
      text.wrappedValue = chosen.map(String.init) ?? ""
    }
    return Picker("Count", selection: selection) {
      ForEach(Self.numbers(goal: goal, count: count), id: \.self) { number in
        Text(habit.kind == .quit ? "\(number)" : "\(number) of \(goal)").tag(Optional(number))
      }
    }
    .pickerStyle(.wheel)
    .labelsHidden()
    .background(.cardBackground, in: RoundedRectangle(cornerRadius: Metrics.cardRadius))
  }

  private func setCount(_ count: Int?) {
    guard let count else { return }
    if store.setCount(count, on: day, of: habit) { dismiss() }
  }

  /// Returns the numbers of the picker: from 0 to well above the goal, and the current count even
  /// if it is higher.
  private static func numbers(goal: Int, count: Int?) -> [Int] {
    let most = 2 * goal + 10
    return Array(0...most) + (count.map { $0 > most ? [$0] : [] } ?? [])
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, store in CountSheet(habit: habit, day: store.today) }
}

#Preview("Empty", traits: .newHabit) {
  PreviewHabit { habit, store in CountSheet(habit: habit, day: store.today) }
}

#Preview("Dark", traits: .darkSample) {
  PreviewHabit { habit, store in CountSheet(habit: habit, day: store.today) }
}
