import AppIntents
import HabitData
import HabitEngine

/// An intent that ends a habit's current pause, or cancels its next one.
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
    try await stores.change(habit) { _ = try $0.store.requestResume([$0.habit]) }
  }
}
