import Foundation
import HabitEngine
import HabitInterchange
import SwiftData

extension HabitStore {
  /// Reads all habits for an export, off the main actor.
  ///
  /// - Parameter progress: Called with the fraction of records read, 0 to 1.
  package func portableHabits(progress: (Double) -> Void = { _ in }) async throws -> [PortableHabit]
  {
    let container = container
    return try await BackgroundWork.run(progress: progress) { report in
      try await StoredHistories.snapshots(in: container, report: report)
        .map(PortableHabit.init)
    }
  }
}
