import AppIntents
import Foundation
import HabitData
import HabitEngine

/// An intent that stops a habit's timer.
public struct StopHabitTimerIntent: HabitIntent {
  public static let title: LocalizedStringResource = "Stop Timer"
  public static let description: IntentDescription? = IntentDescription(
    "Stops a habit's timer and adds its time to the days on which it ran."
  )
  package static let scope = AccessScope.checkOff

  @Parameter(title: "Habit") public var habit: HabitEntity

  @Dependency private var stores: HabitStoreProvider

  public static var parameterSummary: some ParameterSummary {
    Summary("Stop the timer of \(\.$habit)")
  }

  public init() {}

  /// Creates the intent of a control for a habit.
  package init(_ habit: HabitEntity) {
    self.habit = habit
  }

  @MainActor public func perform() async throws
    -> some IntentResult & ReturnsValue<HabitEntity> & ProvidesDialog
  {
    try await stores.change(habit) { request in
      let (store, habit) = (request.store, request.habit)
      try store.requireTimer(of: habit)
      try store.requireNoQuestion(
        of: habit,
        help: String(localized: "Stop it in the app, and choose how much of the time counts.")
      )
      store.stopTimer(habit)
    }
  }
}
