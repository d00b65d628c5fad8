import AppIntents
import Foundation
import HabitData
import HabitEngine

/// An intent that pauses a habit.
public struct PauseHabitIntent: HabitIntent {
  public static let title: LocalizedStringResource = "Pause Habit"
  public static let description: IntentDescription? = IntentDescription(
    "Pauses a habit for some days without breaking its streak."
  )
  package static let scope = AccessScope.everything

  @Parameter(title: "Habit") public var habit: HabitEntity
  @Parameter(title: "From", description: "The first day. Today by default.", kind: .date)
  public var from: DateComponents?
  @Parameter(
    title: "Until",
    description: "The last day. If it is empty, the pause has no end.",
    kind: .date
  )
  public var until: DateComponents?

  @Dependency private var stores: HabitStoreProvider

  public static var parameterSummary: some ParameterSummary {
    Summary("Pause \(\.$habit) until \(\.$until)") {
      \.$from
    }
  }

  public init() {}

  @MainActor public func perform() async throws
    -> some IntentResult & ReturnsValue<HabitEntity> & ProvidesDialog
  {
    let store = try stores.store()
    let request = try HabitRequest(habit, in: store, writes: true)
    let first = try from.map { try CalendarDay($0) } ?? store.today
    try store.requestPause(
      [request.habit],
      from: first,
      until: try until.map { try CalendarDay($0) }
    )
    try store.requireSaved()
    await stores.updateReminders?(store)
    let words =
      try store.refreshed(request.habit).pauses.pause(on: first)?.words { $0.spoken }
      ?? String(localized: "not paused")
    return .result(value: try request.entity, dialog: "\(request.habit.name): \(words).")
  }
}
