import HabitDesign
@testable import SwiftUI
import Testing

@testable import HabitData
@testable import HabitTrackerFeature

@MainActor @Suite struct TappedCardTests {
  @Test func `A tap updates only the parts of the card that change`() throws {
    let session = PreviewHistory.newHabit.session
    let (store, habit) = (try #require(session.store), try session.firstHabit())
    let graph = ViewGraph()
    let row = HabitListRow(
      habit: habit,
      style: .cards,
      moves: nil,
      path: .constant([]),
      sheet: .constant(nil)
    )
    graph.setRoot(row.environment(store), environment: EnvironmentValues())
    UpdateLoop.finish()

    graph.startCounting()
    UpdateLoop.run { store.toggle(store.today, of: habit) }
    UpdateLoop.finish()

    // Both layouts of the name have the badge.
    #expect(graph.evaluations(of: StreakBadge.OfHabit.self) == 2)
    #expect(graph.evaluations(of: StreakBadge.self) == 2)
    #expect(graph.evaluations(of: CompletionButton.self) == 1)
    #expect(graph.evaluations(of: YearGridView.self) == 1)
    #expect(graph.evaluations(of: RecentDays.self) == 1)
    #expect(graph.evaluations(of: RecentDay.self) == 1)
    #expect(graph.evaluations(of: CompletionButtonSpace.self) == 0)
    #expect(graph.evaluations(of: HabitListRow.self) == 0)
    #expect(graph.evaluations(of: HabitCard.self) == 0)
    #expect(graph.evaluations(of: HabitRowLabel<HabitSubtitle>.self) == 0)
    #expect(graph.evaluations(of: HabitTile.self) == 0)
  }
}
