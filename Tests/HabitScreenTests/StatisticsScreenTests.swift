@testable import SwiftUI
import Testing
import TestSupport

@testable import HabitData
@testable import HabitTrackerFeature

/// The statistics screen, which never makes windows wait for its figures.
@MainActor @Suite(.timeLimit(.minutes(5))) struct StatisticsScreenTests {
  private let session = PreviewHistory.newHabit.session

  @Test func `The screen shows progress until its figures are computed`() async {
    let window = ScreenWindow(session, address: "/statistics")
    #expect(window.texts.contains("Calculating…"))
    #expect(!window.texts.contains("Perfect Days"))
    await until { window.texts.contains("Perfect Days") }
    #expect(!window.texts.contains("Calculating…"))
  }

  @Test func `Earlier figures stay until newer figures are computed`() async throws {
    let (store, habit) = (try #require(session.store), try session.firstHabit())
    let window = ScreenWindow(session, address: "/statistics")
    await until { window.texts.contains("0 of 1") }
    UpdateLoop.run { store.toggle(store.today, of: habit) }
    UpdateLoop.finish()
    #expect(window.texts.contains("0 of 1"))
    await until { window.texts.contains("1 of 1") }
  }
}
