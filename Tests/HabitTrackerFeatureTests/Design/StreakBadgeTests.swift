import Foundation
import HabitEngine
import Testing

@testable import HabitData
@testable import HabitTrackerFeature

@MainActor
struct StreakBadgeTests {
  @Test func isGreyThenOrangeThenGold() {
    let colors = (0...8).map { StreakBadge(length: $0, period: .day).color }
    #expect(
      colors == [.noStreak] + Array(repeating: .streak, count: 6)
        + Array(repeating: .longStreak, count: 2)
    )
  }

  @Test func theFlameGrowsOnAHabitsOwnScreen() {
    func sizes(isLarge: Bool) -> [CGFloat] {
      [0, 1, 6, 7].map { StreakBadge(length: $0, period: .day, isLarge: isLarge).flameSize }
    }
    #expect(sizes(isLarge: true) == [16, 16, 16, 20])
    #expect(sizes(isLarge: false) == [12, 12, 12, 12])
  }
}
