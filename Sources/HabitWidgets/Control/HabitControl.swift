import AppIntents
import Foundation
import HabitData
import HabitIntents
import SwiftUI
import WidgetKit

/// A control that completes a habit.
struct HabitControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "CompleteHabit", provider: HabitControlProvider()) { day in
      ControlWidgetButton(action: CompleteHabitIntent(day.entity)) {
        // The system does not reload a control at midnight, so its label does not depend on the day.
        Label(day.name, systemImage: day.icon)
          .privacySensitive()
      }
    }
    .displayName("Complete Habit")
    .description("Completes a habit for today.")
  }
}

/// The provider of the control's value.
struct HabitControlProvider: AppIntentControlValueProvider {
  func previewValue(configuration: HabitControlIntent) -> HabitDay {
    let now = AppClock.system.now()
    let facts = WidgetSnapshot.sample(at: now, timeZone: .current)
    return HabitDay(facts.habits[0], at: now, facts)
  }

  func currentValue(configuration: HabitControlIntent) async throws -> HabitDay {
    let id = configuration.habit?.id
    return try await MainActor.run {
      guard let source = WidgetSource.current else {
        preconditionFailure("WidgetSource.current is not set")
      }
      let (facts, now) = (try source.facts(), source.now)
      guard let habit = id.map(facts.habit) ?? facts.kept().first else {
        throw DeletedHabitError()
      }
      return HabitDay(habit, at: now, facts)
    }
  }
}

/// The error of a control whose habit was deleted.
struct DeletedHabitError: LocalizedError {
  var errorDescription: String? { String(localized: "This habit is gone. Choose another one.") }
}
