import AppIntents
import HabitData
import HabitEngine

/// An intent that opens a habit in a window of the app.
public struct OpenHabitIntent: HabitIntent {
  public static let title: LocalizedStringResource = "Open Habit"
  public static let description: IntentDescription? = IntentDescription(
    "Shows a habit in the app."
  )
  public static let openAppWhenRun = true
  // The scope for reading is not enough, because navigation interrupts the user of the window.
  package static let scope = AccessScope.checkOff

  @Parameter(title: "Habit") public var habit: HabitEntity

  @Dependency private var stores: HabitStoreProvider

  public static var parameterSummary: some ParameterSummary {
    Summary("Open \(\.$habit)")
  }

  public init() {}

  @MainActor public func perform() async throws
    -> some IntentResult & ReturnsValue<HabitEntity> & ProvidesDialog
  {
    let store = try stores.store()
    let request = try HabitRequest(habit, in: store, writes: false)
    store.showInWindow(request.habit)
    return .result(value: try request.entity, dialog: "\(request.habit.name) is open.")
  }
}
