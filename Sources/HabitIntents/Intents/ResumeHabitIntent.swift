import AppIntents
import HabitData
import HabitEngine

/// An intent that resumes a paused habit.
public struct ResumeHabitIntent: HabitIntent {
  public static let title: LocalizedStringResource = "Resume Habit"
  public static let description: IntentDescription? = IntentDescription(
    "Ends a habit's current pause, or cancels its next one."
  )
  package static let scope = AccessScope.everything

  @Parameter(title: "Habit") public var habit: HabitEntity

  @Dependency private var stores: HabitStoreProvider

  public static var parameterSummary: some ParameterSummary {
    Summary("Resume \(\.$habit)")
  }

  public init() {}

  @MainActor public func perform() async throws
    -> some IntentResult & ReturnsValue<HabitEntity> & ProvidesDialog
  {
    let store = try stores.store()
    let request = try HabitRequest(habit, in: store, writes: true)
    _ = try store.requestResume([request.habit])
    try request.requireSaved()
    return .result(value: try request.entity, dialog: try request.dialog)
  }
}
