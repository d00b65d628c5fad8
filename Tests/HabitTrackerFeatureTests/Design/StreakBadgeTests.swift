import Foundation
import HabitEngine
import SwiftUI
import Testing

@testable import HabitTrackerFeature

@MainActor
struct StreakBadgeTests {
  @Test(arguments: [
    (1, StreakGoal.Period.day, "1 day"), (12, .day, "12 days"), (1, .week, "1 week"),
    (3, .week, "3 weeks"),
  ])
  func namesTheUnitOfTheGoal(length: Int, period: StreakGoal.Period, words: String) {
    #expect(StreakBadge.words(length, period) == words)
  }

  @Test func isGreyThenOrangeThenGold() {
    let colors = (0...8).map { StreakBadge(length: $0, period: .day).color }
    #expect(
      colors == [.noStreak] + Array(repeating: .streak, count: 6)
        + Array(repeating: .longStreak, count: 2)
    )
  }

  @Test func theFlameGrowsOnAHabitsOwnScreen() {
    func fonts(isLarge: Bool) -> [Font] {
      [0, 1, 6, 7].map { StreakBadge(length: $0, period: .day, isLarge: isLarge).flameFont }
    }
    #expect(fonts(isLarge: true) == [.callout, .callout, .callout, .title3])
    #expect(fonts(isLarge: false) == [.caption, .caption, .caption, .caption])
  }
}
