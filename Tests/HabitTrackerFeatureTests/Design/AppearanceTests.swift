import HabitData
import HabitTrackerFeature
import SwiftUI
import Testing

struct AppearanceTests {
  @Test func `The color scheme follows the chosen appearance`() {
    #expect(Appearance.dark.colorScheme == .dark)
    #expect(Appearance.light.colorScheme == .light)
    #expect(Appearance.system.colorScheme == nil)
  }
}
