import HabitData
import HabitEngine
import SwiftUI

/// A habit's pauses, with buttons that remove them. Empty if there are none.
struct PausesCard: View {
  let habit: Habit

  @Environment(HabitStore.self) private var store
  @Environment(\.locale) private var locale

  var body: some View {
    let pauses = habit.pauses.pauses
    if !pauses.isEmpty {
      StatisticsCard(title: "Pauses") {
        VStack(spacing: 0) {
          // The latest pause is first, because future pauses are changed most often.
          ForEach(pauses.reversed(), id: \.self) { pause in
            Divider()
            row(pause)
          }
        }
      }
    }
  }

  private func row(_ pause: Pause) -> some View {
    HStack(spacing: 12) {
      Text(store.text(of: pause, locale))
        .foregroundStyle(.firstText)
      Spacer(minLength: 0)
      Button {
        _ = store.removePause(pause, of: habit)
      } label: {
        Image(systemName: "trash")
          .frame(width: Metrics.touchTarget, height: Metrics.touchTarget)
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .foregroundStyle(.secondText)
      .accessibilityLabel("Remove Pause, \(store.text(of: pause, locale))")
    }
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, store in
    // `onAppear` is never called on an empty card.
    VStack { PausesCard(habit: habit) }
      .onAppear { _ = store.pause([habit], from: store.today, until: nil) }
  }
}
