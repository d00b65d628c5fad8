import Foundation

/// The habits that a habit can be moved past, up and down; nil at an end of the list.
package struct HabitMoves: Hashable {
  package let above: Habit?
  package let below: Habit?

  package init(above: Habit?, below: Habit?) {
    self.above = above
    self.below = below
  }

  /// What can be done with each of some habits that are shown in the manual order. Those that are not
  /// due, which stand last today, move among themselves.
  package static func all(of shown: [Habit], due: DueToday) -> [UUID: HabitMoves] {
    let parts = [
      shown.filter { !due.notDue.contains($0.id) }, shown.filter { due.notDue.contains($0.id) },
    ]
    var moves: [UUID: HabitMoves] = [:]
    for part in parts {
      for (place, habit) in part.enumerated() {
        moves[habit.id] = HabitMoves(
          above: place > 0 ? part[place - 1] : nil,
          below: place + 1 < part.count ? part[place + 1] : nil
        )
      }
    }
    return moves
  }

  /// The habit that one was dragged past last; nil where that changes nothing.
  /// - Parameters:
  ///   - shown: The habits in the order they had.
  ///   - place: The place before which the habit was brought; behind the last one if there is none.
  package static func passed(
    by habit: Habit,
    in shown: [Habit],
    to place: Int,
    due: DueToday
  ) -> Habit? {
    guard let from = shown.firstIndex(of: habit) else { return nil }
    let isNotDue = due.notDue.contains(habit.id)
    let isAlike = { (other: Habit) in due.notDue.contains(other.id) == isNotDue }
    return place <= from
      ? shown[place..<from].first(where: isAlike)
      : shown[(from + 1)..<min(place, shown.count)].last(where: isAlike)
  }
}
