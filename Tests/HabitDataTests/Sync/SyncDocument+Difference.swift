import Foundation
import HabitInterchange
import HabitSync
import HabitTestSupport

extension SyncDocument {
  /// Returns the first difference in words; nil if there is none.
  func difference(from other: SyncDocument) -> String? {
    for (one, two) in zip(habits, other.habits) where one != two {
      for (a, b) in zip(one.days, two.days) where a != b { return "\(one.name): \(a) – \(b)" }
      var (bare, others) = (one, two)
      (bare.days, others.days) = ([], [])
      if bare != others { return "\(bare) – \(others)" }
      return "\(one.name): \(one.days.map(\.day)) – \(two.days.map(\.day))"
    }
    if habits != other.habits { return "\(habits.map(\.name)) – \(other.habits.map(\.name))" }
    return categories == other.categories ? nil : "\(categories) – \(other.categories)"
  }
}
