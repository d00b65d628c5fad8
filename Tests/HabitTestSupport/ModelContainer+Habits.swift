import Foundation
import HabitData
import HabitEngine
import SwiftData

extension ModelContainer {
  /// Returns all stored habits in manual order, read by a new context.
  @MainActor package func storedHabits() throws -> [PortableHabit] {
    let descriptor = FetchDescriptor<Habit>(sortBy: [SortDescriptor(\.sortIndex)])
    let context = ModelContext(self)
    // Objects read their history through the context without keeping it alive.
    return try withExtendedLifetime(context) {
      try context.fetch(descriptor).map(PortableHabit.init)
    }
  }
}
