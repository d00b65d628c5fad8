import Foundation
import HabitEngine
import SwiftUI

/// Says how often a habit was done on a day, from none to more than the day asks for.
struct CountSheet: View {
  let habit: Habit
  let day: CalendarDay

  @Environment(HabitStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @Environment(\.locale) private var locale
  @State private var count: Int?

  var body: some View {
    let state = store.state(of: habit, on: day)
    let selection = Binding {
      count ?? state.count
    } set: {
      count = $0
    }
    NavigationStack {
      VStack(spacing: 8) {
        Text(question)
          .foregroundStyle(.secondText)
        Picker("Count", selection: selection) {
          ForEach(0...Self.most(state), id: \.self) { number in
            Text("\(number) of \(state.goal)").tag(number)
          }
        }
        .pickerStyle(.wheel)
        .labelsHidden()
        .background(.cardBackground, in: RoundedRectangle(cornerRadius: Metrics.cardRadius))
      }
      .padding(Metrics.screenEdge)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      .background(.screenBackground)
      .navigationTitle(habit.name)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { toolbar(selection.wrappedValue) }
    }
    .presentationDetents([.medium])
  }

  private var question: String {
    day == store.today ? "How often today?" : "How often on \(day.words(locale))?"
  }

  @ToolbarContentBuilder private func toolbar(_ count: Int) -> some ToolbarContent {
    ToolbarItem(placement: .cancellationAction) {
      Button("Cancel") { dismiss() }
        .keyboardShortcut(.cancelAction)
    }
    ToolbarItem(placement: .confirmationAction) {
      Button("Set Count") {
        store.setCount(count, on: day, of: habit)
        dismiss()
      }
    }
  }

  /// The largest count to choose: well past the goal, and past what was counted already.
  private static func most(_ state: DayState) -> Int {
    max(2 * state.goal, state.count) + 10
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, store in
    CountSheet(habit: habit, day: store.today)
  }
}

#Preview("Empty", traits: .newHabit) {
  PreviewHabit { habit, store in
    CountSheet(habit: habit, day: store.today)
  }
}

#Preview("Dark", traits: .darkSample) {
  PreviewHabit { habit, store in
    CountSheet(habit: habit, day: store.today)
  }
}
