import Foundation
import HabitEngine

@testable import HabitData

extension Habit {
  /// Creates a habit that is in no store.
  convenience init(
    _ draft: HabitDraft,
    createdAt: Date = Date(timeIntervalSince1970: 0),
    position: Int = 0
  ) {
    self.init(
      PortableHabit(id: UUID(), draft: draft, createdAt: createdAt, position: position),
      at: .distantPast
    )
  }
}
