import HabitTestSupport
import Observation
import SwiftUI
import Testing

@testable import HabitData
@testable import HabitTrackerFeature

@MainActor struct ThemeServiceTests {
  @Test func asksForWhatIsChosen() {
    let theme = ThemeService(appearance: .dark)
    #expect(theme.colorScheme == .dark)
    theme.use(.light)
    #expect(theme.colorScheme == .light)
    theme.use(.system)
    #expect(theme.colorScheme == nil)
  }

  @Test func theSameAppearanceChangesNothing() {
    let theme = ThemeService(appearance: .dark)
    let changes = Changes()
    withObservationTracking {
      _ = theme.colorScheme
    } onChange: {
      changes.note()
    }
    theme.use(.dark)
    #expect(changes.count == 0)
    theme.use(.light)
    #expect(changes.count == 1)
  }
}
