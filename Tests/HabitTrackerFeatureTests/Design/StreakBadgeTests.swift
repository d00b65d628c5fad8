import Foundation
import HabitEngine
import SwiftUI
import Testing

@testable import HabitData
@testable import HabitDesign
@testable import HabitTrackerFeature

@MainActor
struct StreakBadgeTests {
  @Test func `A badge shows a unit for weeks and none for days`() {
    #expect(StreakBadge(length: 12, period: .day).text == "12")
    #expect(StreakBadge(length: 4, period: .week).text == "4 w")
    // A large badge shows its unit separately.
    #expect(StreakBadge(length: 4, period: .week, isLarge: true).text == "4")
  }

  @Test func `A streak turns from gray to orange to gold`() {
    let colors = (0...8).map { StreakBadge(length: $0, period: .day).color }
    #expect(
      colors == [.noStreak] + Array(repeating: .streak, count: 6)
        + Array(repeating: .longStreak, count: 2)
    )
  }

  @Test func `The flame of a long streak is bigger, but only in a large badge`() {
    func fonts(isLarge: Bool) -> [Font] {
      [0, 1, 6, 7].map { StreakBadge(length: $0, period: .day, isLarge: isLarge).flameFont }
    }
    #expect(fonts(isLarge: true) == [.callout, .callout, .callout, .title3])
    #expect(fonts(isLarge: false) == [.caption, .caption, .caption, .caption])
  }
}
