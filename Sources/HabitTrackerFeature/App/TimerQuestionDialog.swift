import Foundation
import HabitData
import SwiftUI

/// A modifier that asks how much of a timer's time to record. No part of the time is recorded before
/// the answer.
struct TimerQuestionDialog: ViewModifier {
  @Environment(HabitStore.self) private var store

  func body(content: Content) -> some View {
    content.confirmationDialog(
      store.askedTimer?.title ?? "",
      isPresented: Bindable(store).askedTimer.isPresent,
      titleVisibility: .visible
    ) {
      if let question = store.askedTimer {
        answers(to: question)
      }
    } message: {
      Text(store.askedTimer?.reason ?? "")
    }
  }

  @ViewBuilder private func answers(to question: TimerQuestion) -> some View {
    if let proposal = question.proposal {
      Button("Keep \(TimerQuestion.text(proposal))") { stop(question, keeping: .seconds(proposal)) }
    }
    if question.allowsAll {
      Button("Keep All") { stop(question, keeping: .all) }
    }
    Button("Discard", role: .destructive) {
      change(question) { store.discardTimer($0) }
    }
  }

  private func stop(_ question: TimerQuestion, keeping part: TimerPortion) {
    change(question) { store.stopTimer($0, keeping: part) }
  }

  private func change(_ question: TimerQuestion, _ change: (Habit) -> Void) {
    do {
      if let habit = try store.habit(question.id) { change(habit) }
    } catch {
      store.report(String(localized: "Couldn't read the habit"), error)
    }
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, store in
    Text(habit.name)
      .modifier(TimerQuestionDialog())
  }
}
