import AppIntents
import Foundation
import HabitData
import HabitEngine

/// A habit and a day that an intent is about.
@MainActor struct HabitRequest {
  let store: HabitStore
  let habit: Habit
  let day: CalendarDay

  /// - Parameters:
  ///   - day: Today where none is said; one to come is refused.
  ///   - writes: Whether the day is to be changed, which an archived habit's can't be.
  init(
    _ entity: HabitEntity,
    on day: DateComponents? = nil,
    in store: HabitStore,
    writes: Bool
  ) throws {
    self.store = store
    habit = try store.requestedHabit(entity.id, named: entity.name)
    self.day = try store.requestedDay(try day.map { try CalendarDay($0) })
    guard writes else { return }
    guard habit.archivedAt == nil else {
      throw HabitRequestError("“\(habit.name)” is archived")
    }
    try store.requireWritable()
  }

  /// The habit as it is on the day after the last write.
  var entity: HabitEntity {
    get throws { HabitEntity(try store.refreshed(habit), on: day, in: store) }
  }

  /// What became of the day: "Run today: 3.2 km of 8.5 km, streak 2 weeks."
  var dialog: IntentDialog {
    get throws { words(for: try store.refreshed(habit)) }
  }

  private func words(for habit: Habit) -> IntentDialog {
    let (state, pause) = (store.state(of: habit, on: day), habit.pauses.pause(on: day))
    var parts = [state.words(pause) { $0.spoken }]
    if state.count > 0, !state.standing.isDue, !state.standing.isPaused {
      parts.append(state.standing.hasEnded ? "though it has ended" : "though it was not due")
    }
    let streak = store.currentStreak(of: habit)
    if streak > 0 {
      let length = habit.streakGoal.period.formatted(streak)
      parts.append(habit.kind == .quit ? "kept for \(length)" : "streak \(length)")
    }
    return "\(habit.name) \(day.spoken(today: store.today)): \(parts.joined(separator: ", "))."
  }

  /// Fails with what went wrong with the last write.
  func requireSaved() throws { try store.requireSaved() }
}

extension HabitRequestError: CustomLocalizedStringResourceConvertible {
  /// What a voice says of it.
  package var localizedStringResource: LocalizedStringResource { "\(localizedDescription)" }
}

extension HabitStoreError: CustomLocalizedStringResourceConvertible {
  /// What a voice says of it.
  package var localizedStringResource: LocalizedStringResource { "\(localizedDescription)" }
}

extension HabitWriteError: CustomLocalizedStringResourceConvertible {
  /// What a voice says of it.
  package var localizedStringResource: LocalizedStringResource { "\(localizedDescription)" }
}
