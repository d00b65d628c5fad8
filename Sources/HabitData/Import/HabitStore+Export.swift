import Foundation
import HabitInterchange
import SwiftData

extension HabitStore {
  /// All habits as they are exported, read away from the main actor.
  /// - Parameter progress: Is told which share of the records is read, 0 to 1.
  package func portableHabits(progress: (Double) -> Void = { _ in }) async throws -> [PortableHabit]
  {
    let container = context.container
    return try await BackgroundWork.run(progress: progress) { report in
      try await StoredHistories.snapshots(in: container, report: report)
        .map(PortableHabit.init)
    }
  }
}
