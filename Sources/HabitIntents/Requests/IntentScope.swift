import AppIntents

/// How much an intent can do: what reads, what checks off, and everything else.
package enum IntentScope: String, CaseIterable, Codable, Sendable {
  /// It changes nothing.
  case read
  /// It changes what was done on which day.
  case checkOff
  /// It changes more than that.
  case everything
}

/// An intent of the app's.
package protocol HabitIntent: AppIntent {
  /// What it needs to be allowed.
  static var scope: IntentScope { get }
}

/// All intents, for interfaces that are made from them.
package enum HabitIntents {
  package static let all: [any HabitIntent.Type] = [
    GetTodayIntent.self, GetHabitIntent.self, CompleteHabitIntent.self, AddToHabitIntent.self,
    SetHabitIntent.self, UndoHabitIntent.self, SkipHabitIntent.self, StartHabitTimerIntent.self,
    StopHabitTimerIntent.self, PauseHabitIntent.self, ResumeHabitIntent.self, OpenHabitIntent.self,
  ]
}
