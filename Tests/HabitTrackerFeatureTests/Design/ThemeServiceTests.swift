import HabitTestSupport
import Observation
import SwiftUI
import Testing

@testable import HabitData
@testable import HabitTrackerFeature

@MainActor struct ThemeServiceTests {
  @Test func `The color scheme follows the chosen appearance`() {
    let theme = ThemeService(appearance: .dark)
    #expect(theme.colorScheme == .dark)
    theme.setAppearance(.light)
    #expect(theme.colorScheme == .light)
    theme.setAppearance(.system)
    #expect(theme.colorScheme == nil)
  }

  @Test func `Setting the same appearance changes nothing`() {
    let theme = ThemeService(appearance: .dark)
    let changes = ChangeCounter()
    withObservationTracking {
      _ = theme.colorScheme
    } onChange: {
      changes.increment()
    }
    theme.setAppearance(.dark)
    #expect(changes.count == 0)
    theme.setAppearance(.light)
    #expect(changes.count == 1)
  }
}
