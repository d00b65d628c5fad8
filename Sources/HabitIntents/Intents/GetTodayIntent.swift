import AppIntents
import HabitData
import HabitEngine

/// An intent that returns today's progress.
public struct GetTodayIntent: HabitIntent {
  public static let title: LocalizedStringResource = "Get Today"
  public static let description: IntentDescription? = IntentDescription(
    "Gets today's progress for all habits, or for one category."
  )
  package static let scope = AccessScope.read

  @Parameter(title: "Category", description: "All habits by default.")
  public var category: CategoryEntity?

  @Dependency private var stores: HabitStoreProvider

  public static var parameterSummary: some ParameterSummary {
    Summary("Get today's progress") {
      \.$category
    }
  }

  public init() {}

  @MainActor public func perform() async throws
    -> some IntentResult & ReturnsValue<TodaySummary> & ProvidesDialog
  {
    let store = try stores.store()
    var habits = try store.allHabits().filter { $0.archivedAt == nil }
    if let category { habits = habits.filter { $0.category?.rawValue == category.id } }
    try store.read(habits)
    let summary = TodaySummary(of: habits, in: store)
    return .result(value: summary, dialog: "\(summary.summary)")
  }
}
