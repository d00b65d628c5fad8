import Foundation
import HabitEngine

/// The remark below a habit's name.
extension HabitStore {
  /// Returns the remark: the habit's end or current pause, otherwise today's progress. Nil if the
  /// completion button already shows the progress, and for a quit habit without a limit.
  package func remark(on habit: Habit, _ locale: Locale) -> String? {
    if let rest = rest(of: habit, locale) { return rest }
    let state = todayState(of: habit)
    guard state.measure != .times || state.kind == .quit, state.goal > 0 else { return nil }
    return state.progress
  }

  /// Returns the end or the current pause of a habit in words: "Ended on March 3", "Paused until
  /// March 12". Nil if the habit has not ended and is not paused.
  package func rest(of habit: Habit, _ locale: Locale) -> String? {
    let target = history(of: habit).target
    if let end = target.endDay, end < today {
      return String(localized: "Ended on \(end.words(today: today, locale))")
    }
    guard let pause = target.pauses.pause(on: today) else { return nil }
    return pause.last.map { String(localized: "Paused until \($0.words(today: today, locale))") }
      ?? String(localized: "Paused")
  }

  /// Returns a pause in words: "March 3 to March 12", "From March 3 on".
  package func text(of pause: Pause, _ locale: Locale) -> String {
    let first = pause.first.words(today: today, locale)
    guard let last = pause.last else { return String(localized: "From \(first) on") }
    return last == pause.first
      ? first : String(localized: "\(first) to \(last.words(today: today, locale))")
  }
}
