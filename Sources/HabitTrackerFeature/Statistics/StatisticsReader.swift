import HabitData
import SwiftData
import SwiftUI

/// The modifier that computes statistics off the main actor, after each change of the input.
///
/// The modifier is separate from the screen, so that showing new statistics does not collect the
/// input again. With thousands of habits, collecting the input takes longer than everything else.
struct StatisticsReader: ViewModifier {
  /// The habits in manual order.
  let habits: [Habit]
  let period: StatisticsPeriod
  @Binding var statistics: OverallStatistics?

  @Environment(HabitStore.self) private var store
  @Query private var categories: [CategoryRecord]
  /// True once the histories have been read. They are partly read off the main actor.
  @State private var areRead = false

  func body(content: Content) -> some View {
    let input = input
    content
      .task {
        await store.waitForHistories()
        areRead = true
      }
      .task(id: input) {
        guard let input else { return }
        do {
          statistics = try await BackgroundWork.run { _ in try OverallStatistics(input) }
        } catch {
          // Canceled because the input changed or the screen was closed.
        }
      }
  }

  private var input: StatisticsInput? {
    guard areRead else { return nil }
    return store.statisticsInput(of: habits, by: period, categories: CategoryList(categories))
  }
}
