@_spi(Host) import AppIntents
import Foundation
import HabitData
import HabitEngine
import HabitIntents

/// An action that is available offline. Each action has a habit and an explicit day.
struct HabitCall {
  private enum Kind: String {
    case complete = "CompleteHabit"
    case add = "AddToHabit"
    case skip = "SkipHabit"
    case undo = "UndoHabit"
  }

  let habit: UUID
  let day: CalendarDay
  private let kind: Kind
  private let amount: Double?

  init(_ call: IntentCall) throws(HabitRequestError) {
    guard let kind = Kind(rawValue: call.name),
      case .string(let id)? = call.arguments["habit"], let habit = UUID(uuidString: id),
      case .string(let text)? = call.arguments["day"], let day = CalendarDay(isoText: text)
    else { throw HabitRequestError(String(localized: "The action is not known.")) }
    self.kind = kind
    self.habit = habit
    self.day = day
    amount =
      switch call.arguments["amount"] {
      case .integer(let amount): Double(amount)
      case .double(let amount): amount
      default: nil
      }
  }

  /// True if the action raises or lowers the day's count instead of replacing its state.
  var adds: Bool {
    switch kind {
    case .complete, .add: true
    case .undo: amount != nil
    case .skip: false
    }
  }

  @MainActor func intent(_ habit: Habit) -> any HabitIntent {
    let entity = HabitEntity(id: habit.id, name: habit.name, icon: habit.icon)
    let day = day.dateComponents
    return switch kind {
    case .complete: CompleteHabitIntent(entity, day: day)
    case .add: AddToHabitIntent(entity, amount: amount, day: day)
    case .skip: SkipHabitIntent(entity, day: day)
    case .undo: UndoHabitIntent(entity, amount: amount, day: day)
    }
  }
}
