import Foundation
import HabitInterchange
import SwiftData

extension HabitStore {
  /// All habits in the form of an export, read off the main actor.
  /// - Parameter progress: Called with the share of the records that is read, 0 to 1.
  package func portableHabits(progress: (Double) -> Void = { _ in }) async throws -> [PortableHabit]
  {
    let container = container
    return try await BackgroundWork.run(progress: progress) { report in
      try await StoredHistories.snapshots(in: container, report: report)
        .map(PortableHabit.init)
    }
  }
}
