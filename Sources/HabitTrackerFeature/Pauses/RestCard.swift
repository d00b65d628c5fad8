import HabitData
import SwiftUI

/// A message that a habit is paused or has ended, with actions. Empty for an active habit.
struct RestCard: View {
  let habit: Habit

  @Environment(HabitStore.self) private var store
  @Environment(\.locale) private var locale
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    if let rest = store.rest(of: habit, locale) {
      let hasEnded = store.todayState(of: habit).status.hasEnded
      let words = Label(rest, systemImage: hasEnded ? "checkmark.circle" : "pause.circle")
        .font(.headline)
        .foregroundStyle(.firstText)
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 12) {
          words
          Spacer(minLength: 0)
          button(hasEnded)
        }
        VStack(alignment: .leading, spacing: 12) {
          words
          button(hasEnded)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .onCard()
    }
  }

  @ViewBuilder private func button(_ hasEnded: Bool) -> some View {
    if !hasEnded {
      Button("Resume") { _ = store.resume([habit]) }
        .buttonStyle(TextButtonStyle())
    } else if habit.archivedAt == nil {
      Button("Archive") {
        store.archive(habit)
        if store.errorMessage == nil { dismiss() }
      }
      .buttonStyle(TextButtonStyle())
    }
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, store in
    // `onAppear` is never called on an empty card.
    VStack { RestCard(habit: habit) }
      .onAppear { _ = store.pause([habit], from: store.today, until: nil) }
  }
}
