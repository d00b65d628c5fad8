import Foundation

/// The neighbors past which a habit can be moved in the manual order. A neighbor is nil if the
/// habit can't be moved in that direction.
package struct HabitMoves: Hashable {
  package let above: Habit?
  package let below: Habit?

  package init(above: Habit?, below: Habit?) {
    self.above = above
    self.below = below
  }

  /// Returns the possible moves of each habit that is shown in manual order. Habits that are not
  /// due are listed last and move only among themselves.
  package static func all(of shown: [Habit], notDue: HabitsNotDue) -> [UUID: HabitMoves] {
    let parts = [
      shown.filter { !notDue.ids.contains($0.id) }, shown.filter { notDue.ids.contains($0.id) },
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

  /// Returns the habit that a dragged habit passed last. If the dragged habit is due, only due
  /// habits count; otherwise, only habits that are not due. Nil if it passed no such habit.
  ///
  /// - Parameters:
  ///   - shown: The habits in the order before the drag.
  ///   - place: The index before which the habit was dropped, or the number of habits at the end.
  package static func passed(
    by habit: Habit,
    in shown: [Habit],
    to place: Int,
    notDue: HabitsNotDue
  ) -> Habit? {
    guard let from = shown.firstIndex(of: habit) else { return nil }
    let isNotDue = notDue.ids.contains(habit.id)
    let isAlike = { (other: Habit) in notDue.ids.contains(other.id) == isNotDue }
    return place <= from
      ? shown[place..<from].first(where: isAlike)
      : shown[(from + 1)..<min(place, shown.count)].last(where: isAlike)
  }
}
