import HabitCiphers
import HabitDesign
import SwiftData
import SwiftUI
import Testing

@testable import HabitData
@testable import HabitTrackerFeature

/// Tests that a tap on a habit renders only the changed parts of its card.
@MainActor @Suite struct TappedCardTests {
  @Test func aTapLeavesTheRestOfTheCard() throws {
    let session = PreviewHistory.newHabit.session(CryptoCiphers())
    guard case .open(let services) = session.state else { throw CancellationError() }
    let store = services.store
    let habit = try #require(try store.context.fetch(FetchDescriptor<Habit>()).first)
    let graph = ViewGraph()
    let row = HabitListRow(
      habit: habit,
      style: .cards,
      moves: nil,
      path: .constant([]),
      sheet: .constant(nil)
    )
    graph.setRoot(
      row.environment(store).environment(store.reader),
      environment: EnvironmentValues()
    )
    EventCycle.finish()

    graph.startCounting()
    EventCycle.run { store.toggleToday(habit) }
    EventCycle.finish()

    // Both forms of the name have the badge.
    #expect(graph.evaluations(of: StreakBadge.OfHabit.self) == 2)
    #expect(graph.evaluations(of: StreakBadge.self) == 2)
    #expect(graph.evaluations(of: CompletionButton.self) == 1)
    #expect(graph.evaluations(of: YearGridView.self) == 1)
    #expect(graph.evaluations(of: RecentDays.self) == 1)
    #expect(graph.evaluations(of: CompletionButtonSpace.self) == 0)
    #expect(graph.evaluations(of: HabitListRow.self) == 0)
    #expect(graph.evaluations(of: HabitCard.self) == 0)
    #expect(graph.evaluations(of: HabitOpener<HabitRemark>.self) == 0)
    #expect(graph.evaluations(of: HabitTile.self) == 0)
  }
}
