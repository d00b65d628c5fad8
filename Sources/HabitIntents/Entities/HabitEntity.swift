import AppIntents
import Foundation
import HabitData
import HabitEngine

/// A habit with its values for one day.
public struct HabitEntity: AppEntity {
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Habit"
  public static let defaultQuery = HabitQuery()

  public let id: UUID
  @Property(title: "Name") public var name: String
  @Property(title: "Category") public var category: String?
  @Property(title: "Archived") public var isArchived: Bool
  /// The day in ISO 8601 format: `2026-03-09`.
  @Property(title: "Day") public var day: String
  /// The state of the day: "completed", "2 of 3", "not due".
  @Property(title: "State") public var state: String
  @Property(title: "Due") public var isDue: Bool
  @Property(title: "Complete") public var isComplete: Bool
  /// The amount on the day, in the habit's unit.
  @Property(title: "Amount") public var amount: Double
  /// The day's target or limit, in the habit's unit.
  @Property(title: "Target") public var target: Double
  @Property(title: "Unit") public var unit: String?
  /// The phase `running`, `paused`, or `stopped`; nil for a habit that is not measured in minutes.
  @Property(title: "Timer") public var timer: String?
  @Property(title: "Current Streak") public var currentStreak: Int
  @Property(title: "Best Streak") public var longestStreak: Int
  /// The unit of the streaks: `day`, `week`, or `month`.
  @Property(title: "Streak Unit") public var streakUnit: String
  /// The completion rate from 0 to 1.
  @Property(title: "Completion Rate") public var completionRate: Double

  private let icon: String

  @MainActor init(_ habit: Habit, on day: CalendarDay, in store: HabitStore) {
    let (state, streaks) = (store.state(of: habit, on: day), store.streaks(of: habit))
    self.init(id: habit.id, name: habit.name, icon: habit.icon)
    category = store.categoryName(of: habit)
    isArchived = habit.archivedAt != nil
    self.day = day.isoText
    self.state = state.words(habit.pauses.pause(on: day))
    isDue = state.status.countsAsDue
    isComplete = state.isComplete
    amount = habit.measure.number(state.count)
    target = habit.measure.number(state.goal)
    unit = habit.measure.unitName
    timer = habit.measure == .time ? habit.timer.phase.rawValue : nil
    currentStreak = streaks.current
    longestStreak = streaks.longest
    streakUnit = habit.streakGoal.period.rawValue
    completionRate = store.statistics(of: habit).completionRate.fraction
  }

  /// Creates the parameter of an intent for a widget or control, which needs only the identifier,
  /// name, and icon.
  ///
  /// The day's values are empty instead of unset, because reading an unset property traps, and the
  /// system may read properties at any time.
  package init(id: UUID, name: String, icon: String) {
    self.id = id
    self.icon = icon
    self.name = name
    category = nil
    isArchived = false
    day = ""
    state = ""
    isDue = false
    isComplete = false
    amount = 0
    target = 0
    unit = nil
    timer = nil
    currentStreak = 0
    longestStreak = 0
    streakUnit = ""
    completionRate = 0
  }

  public var displayRepresentation: DisplayRepresentation {
    let details = [
      category, isArchived ? String(localized: "archived", comment: "Below a habit's name.") : nil,
    ].compactMap { $0 }
    return DisplayRepresentation(
      title: "\(name)",
      subtitle: details.isEmpty ? nil : "\(details.joined(separator: ", "))",
      image: DisplayRepresentation.Image(systemName: icon)
    )
  }
}

/// A query that finds habits.
public struct HabitQuery: EntityStringQuery {
  @Dependency private var stores: HabitStoreProvider

  public init() {}

  /// Returns the habits with the given identifiers, including archived ones.
  @MainActor public func entities(for identifiers: [UUID]) async throws -> [HabitEntity] {
    try entities { store in try store.allHabits().filter { identifiers.contains($0.id) } }
  }

  /// Returns the habits that match a search text, by the rules of the `habit` command.
  @MainActor public func entities(matching string: String) async throws -> [HabitEntity] {
    try entities { store in HabitChoice(try store.allHabits()).candidates(string) }
  }

  /// Returns the habits that are not archived, in manual order.
  @MainActor public func suggestedEntities() async throws -> [HabitEntity] {
    try entities { store in try store.allHabits().filter { $0.archivedAt == nil } }
  }

  @MainActor private func entities(
    _ habits: (HabitStore) throws -> [Habit]
  ) throws -> [HabitEntity] {
    let store = try stores.store()
    let habits = try habits(store)
    try store.read(habits)
    return habits.map { HabitEntity($0, on: store.today, in: store) }
  }
}
