import AppIntents
import HabitData

/// An intent of the app's.
package protocol HabitIntent: AppIntent {
  /// What a script's token has to allow.
  static var scope: AccessScope { get }
}

/// All intents, for interfaces that are made from them.
package enum HabitIntents {
  package static let all: [any HabitIntent.Type] = [
    GetTodayIntent.self, GetHabitIntent.self, CompleteHabitIntent.self, AddToHabitIntent.self,
    SetHabitIntent.self, UndoHabitIntent.self, SkipHabitIntent.self, StartHabitTimerIntent.self,
    StopHabitTimerIntent.self, PauseHabitIntent.self, ResumeHabitIntent.self, OpenHabitIntent.self,
  ]
}
