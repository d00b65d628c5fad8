import AppIntents
import HabitData
import HabitEngine

/// An intent that returns a habit's state and streaks.
public struct GetHabitIntent: HabitIntent {
  public static let title: LocalizedStringResource = "Get Habit"
  public static let description: IntentDescription? = IntentDescription(
    "Gets a habit's status on a day, with its streaks."
  )
  package static let scope = AccessScope.read

  @Parameter(title: "Habit") public var habit: HabitEntity
  @Parameter(title: "Day", description: "Today by default.", kind: .date)
  public var day: DateComponents?

  @Dependency private var stores: HabitStoreProvider

  public static var parameterSummary: some ParameterSummary {
    Summary("Get \(\.$habit)") {
      \.$day
    }
  }

  public init() {}

  @MainActor public func perform() async throws
    -> some IntentResult & ReturnsValue<HabitEntity> & ProvidesDialog
  {
    let store = try stores.store()
    let request = try HabitRequest(habit, on: day, in: store, writes: false)
    return .result(value: try request.entity, dialog: try request.dialog)
  }
}
