import AppIntents
import HabitData

/// An intent that scripts can run with a token that has the intent's scope.
package protocol HabitIntent: AppIntent {
  /// The scope that a script's token needs.
  static var scope: AccessScope { get }
}

/// The list of all intents, from which interfaces are generated.
package enum HabitIntents {
  package static let all: [any HabitIntent.Type] = [
    GetTodayIntent.self, GetHabitIntent.self, CompleteHabitIntent.self, AddToHabitIntent.self,
    SetHabitIntent.self, UndoHabitIntent.self, SkipHabitIntent.self, StartHabitTimerIntent.self,
    StopHabitTimerIntent.self, PauseHabitIntent.self, ResumeHabitIntent.self, OpenHabitIntent.self,
  ]
}

/// The package of this module's intents.
///
/// Targets that link the module include this package in their own packages, through which Xcode's
/// metadata extraction finds the intents.
public struct HabitIntentsPackage: AppIntentsPackage {}
