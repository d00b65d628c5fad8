import HabitData
import SwiftUI

/// What is said of a habit below its name: the time that its timer has, that it rests or how much of
/// today is done, its description. Nothing where there is none of it.
struct HabitRemark: View {
  let habit: Habit
  let showsDetails: Bool

  @Environment(HabitStore.self) private var store
  @Environment(\.locale) private var locale

  var body: some View {
    let words = words
    if habit.timer.phase != .stopped {
      HStack(spacing: 6) {
        TimerText(habit: habit)
          .fontWeight(.semibold)
        text(words)
      }
      .font(.footnote)
    } else if !words.isEmpty {
      text(words)
    }
  }

  private func text(_ words: String) -> some View {
    Text(words)
      .font(.footnote)
      .foregroundStyle(.secondText)
      .lineLimit(1)
      .truncationMode(.tail)
      // It is cut rather than have the badge stand below it.
      .frame(minWidth: 0, idealWidth: 0, maxWidth: .infinity, alignment: .leading)
  }

  private var words: String {
    let details = showsDetails && !habit.details.isEmpty ? habit.details : nil
    return [store.remark(on: habit, locale), details].compactMap(\.self).joined(separator: " · ")
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in
    HabitRemark(habit: habit, showsDetails: true)
  }
}

#Preview("Empty", traits: .newHabit) {
  PreviewHabit { habit, _ in
    HabitRemark(habit: habit, showsDetails: true)
  }
}
