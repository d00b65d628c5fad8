import AppIntents
import HabitData
import HabitEngine

/// An intent that skips a habit's day.
public struct SkipHabitIntent: HabitIntent {
  public static let title: LocalizedStringResource = "Skip Habit"
  public static let description: IntentDescription? = IntentDescription(
    "Skips a habit on a day without breaking its streak."
  )
  package static let scope = AccessScope.checkOff

  @Parameter(title: "Habit") public var habit: HabitEntity
  @Parameter(title: "Day", description: "Today by default.", kind: .date)
  public var day: DateComponents?

  @Dependency private var stores: HabitStoreProvider

  public static var parameterSummary: some ParameterSummary {
    Summary("Skip \(\.$habit)") {
      \.$day
    }
  }

  public init() {}

  @MainActor public func perform() async throws
    -> some IntentResult & ReturnsValue<HabitEntity> & ProvidesDialog
  {
    let store = try stores.store()
    let request = try HabitRequest(habit, on: day, in: store, writes: true)
    store.skip(request.day, of: request.habit)
    try request.requireSaved()
    return .result(value: try request.entity, dialog: try request.dialog)
  }
}
