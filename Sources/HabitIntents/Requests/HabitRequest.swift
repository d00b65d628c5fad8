import AppIntents
import Foundation
import HabitData
import HabitEngine

/// An intent's request for a habit and day.
@MainActor struct HabitRequest {
  let store: HabitStore
  let habit: Habit
  let day: CalendarDay

  /// Finds the habit and the day of a request.
  ///
  /// - Parameters:
  ///   - day: The day, or nil for today. Future days are rejected.
  ///   - writes: True if the request changes the habit. Archived habits are then rejected.
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
      throw HabitRequestError(String(localized: "“\(habit.name)” is archived."))
    }
    try store.requireWritable()
  }

  /// The habit on the day, after the last write.
  var entity: HabitEntity {
    get throws { HabitEntity(try store.refreshed(habit), on: day, in: store) }
  }

  /// The result for the day: "Run today: 3.2 km of 8.5 km, streak 2 weeks."
  var dialog: IntentDialog {
    get throws { words(for: try store.refreshed(habit)) }
  }

  private func words(for habit: Habit) -> IntentDialog {
    let (state, pause) = (store.state(of: habit, on: day), habit.pauses.pause(on: day))
    var parts = [state.words(pause) { $0.spoken }]
    if state.count > 0, !state.status.isDue, !state.status.isPaused {
      parts.append(
        state.status.hasEnded
          ? String(localized: "though it has ended") : String(localized: "though it was not due")
      )
    }
    let streak = store.currentStreak(of: habit)
    if streak > 0 {
      let length = habit.streakGoal.period.formatted(streak)
      parts.append(
        habit.kind == .quit
          ? String(localized: "kept for \(length)") : String(localized: "streak \(length)")
      )
    }
    let words = parts.joined(separator: ", ")
    return switch day.distance(to: store.today) {
    case 0: IntentDialog("\(habit.name) today: \(words).")
    case 1: IntentDialog("\(habit.name) yesterday: \(words).")
    default: IntentDialog("\(habit.name) on \(day.spoken): \(words).")
    }
  }
}

extension HabitStoreProvider {
  /// Carries out an intent that changes a habit's day.
  ///
  /// - Parameters:
  ///   - day: The day, or nil for today.
  ///   - change: Makes the change.
  /// - Returns: The habit on the day, and a sentence about it.
  func change(
    _ habit: HabitEntity,
    on day: DateComponents? = nil,
    _ change: @MainActor (HabitRequest) throws -> Void
  ) async throws -> some IntentResult & ReturnsValue<HabitEntity> & ProvidesDialog {
    let request = try HabitRequest(habit, on: day, in: try store(), writes: true)
    try change(request)
    try request.store.requireSaved()
    await updateReminders?(request.store)
    return .result(value: try request.entity, dialog: try request.dialog)
  }
}

extension CustomLocalizedStringResourceConvertible where Self: LocalizedError {
  /// The sentence that Siri and Shortcuts show.
  package var localizedStringResource: LocalizedStringResource { "\(localizedDescription)" }
}

extension HabitRequestError: CustomLocalizedStringResourceConvertible {
  package var localizedStringResource: LocalizedStringResource { "\(spoken)" }
}
extension HabitStoreError: CustomLocalizedStringResourceConvertible {}
extension HabitWriteError: CustomLocalizedStringResourceConvertible {}

extension CalendarDay {
  init(_ date: DateComponents) throws(HabitRequestError) {
    let date = date.gregorian
    guard let year = date.year, let month = date.month, let dayOfMonth = date.day,
      let day = CalendarDay(year: year, month: month, day: dayOfMonth)
    else { throw HabitRequestError(String(localized: "There is no such day.")) }
    self = day
  }

  package var dateComponents: DateComponents {
    let (year, month, day) = components
    return DateComponents(year: year, month: month, day: day)
  }
}

extension DateComponents {
  /// The same day in the Gregorian calendar. Components without a calendar are Gregorian.
  fileprivate var gregorian: DateComponents {
    guard let calendar, calendar.identifier != .gregorian, let date = calendar.date(from: self)
    else { return self }
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = timeZone ?? calendar.timeZone
    return gregorian.dateComponents([.year, .month, .day], from: date)
  }
}

extension Measure {
  /// Returns a number as typed text, whose digits determine its exact value.
  static func text(of number: Double) -> String {
    // A whole number becomes "3" instead of "3.0", which an amount without decimals would reject.
    Int(exactly: number).map { String($0) } ?? "\(number)"
  }

  /// Returns an amount as a number: 3.2 for 32 tenths.
  func number(_ amount: Int) -> Double { Double(amount) / Double(scale) }
}
