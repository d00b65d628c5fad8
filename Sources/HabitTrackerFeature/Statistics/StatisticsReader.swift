import HabitData
import SwiftData
import SwiftUI

/// Computes the figures away from the main actor, again after each change of what they depend on.
///
/// It is apart from the screen, which is made again when new figures arrive: with thousands of habits,
/// collecting the values takes longer than all else.
struct StatisticsReader: ViewModifier {
  /// The habits in manual order.
  let habits: [Habit]
  let period: StatisticsPeriod
  @Binding var statistics: OverallStatistics?

  @Environment(HabitStore.self) private var store
  @Query private var categories: [CategoryRecord]
  /// True once the histories have been read, which happens away from the main actor too.
  @State private var areRead = false

  func body(content: Content) -> some View {
    let input = input
    content
      .task {
        await store.historiesAreRead()
        areRead = true
      }
      .task(id: input) {
        guard let input else { return }
        do {
          statistics = try await BackgroundWork.run { _ in try OverallStatistics(input) }
        } catch {
          // Cancelled: something has changed since, or the screen is gone.
        }
      }
  }

  private var input: StatisticsInput? {
    guard areRead else { return nil }
    return store.statisticsInput(of: habits, by: period, categories: CategoryList(categories))
  }
}
