import Foundation
import HabitData
import SwiftUI

/// Today's state of a quit habit, with a button that records a slip.
struct SlipCard: View {
  let habit: Habit
  let state: DayState

  @Environment(HabitStore.self) private var store

  var body: some View {
    let isSlip = state.status.isSlip
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 12) {
        words(isSlip)
        Spacer(minLength: 0)
        button(isSlip)
      }
      VStack(alignment: .leading, spacing: 12) {
        words(isSlip)
        button(isSlip)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    // The card is as high as the cards beside it.
    .frame(maxHeight: .infinity)
    .onCard()
  }

  private func words(_ isSlip: Bool) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(isSlip ? String(localized: "A slip") : state.title)
        .font(.title3.bold())
        .foregroundStyle(isSlip ? .warning : .firstText)
      Text("today")
        .font(.footnote)
        .foregroundStyle(.secondText)
    }
    .accessibilityElement(children: .combine)
  }

  private func button(_ isSlip: Bool) -> some View {
    Button(isSlip ? "Undo Slip" : "Record a Slip") { store.toggle(store.today, of: habit) }
      .buttonStyle(TextButtonStyle())
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, store in SlipCard(habit: habit, state: store.todayState(of: habit)) }
}
