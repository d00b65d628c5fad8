import Foundation
import HabitData
import SwiftData
import SwiftUI

/// The environment of a view in a preview: the services and the store.
struct PreviewSample: PreviewModifier {
  var history = PreviewHistory.sample
  var colorScheme = ColorScheme.light

  static func makeSharedContext() async throws -> [PreviewHistory: AppSession] {
    Dictionary(uniqueKeysWithValues: PreviewHistory.allCases.map { ($0, $0.session) })
  }

  @ViewBuilder func body(content: Content, context: [PreviewHistory: AppSession]) -> some View {
    if let session = context[history], let services = session.services {
      content
        .tint(ThemeColor.accent)
        .environment(services.store)
        .environment(session.access)
        .environment(\.timeZone, session.timeZone)
        .defaultAppStorage(session.settings)
        .modifier(ServicesEnvironment(services: services))
        .preferredColorScheme(colorScheme)
    }
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor static var sample: Self { .modifier(PreviewSample()) }
  /// The sample history in dark mode.
  @MainActor static var darkSample: Self { .modifier(PreviewSample(colorScheme: .dark)) }
  @MainActor static var newHabit: Self { .modifier(PreviewSample(history: .newHabit)) }
  @MainActor static var noHabits: Self { .modifier(PreviewSample(history: .none)) }
}

/// A view of the first habit in a preview's store.
struct PreviewHabit<Content: View>: View {
  @Environment(HabitStore.self) private var store
  @Query(sort: [SortDescriptor(\Habit.sortIndex)]) private var habits: [Habit]
  @ViewBuilder let content: (Habit, HabitStore) -> Content

  var body: some View {
    if let habit = habits.first { content(habit, store) }
  }
}

/// A view of the statistics of all habits in a preview's store.
struct PreviewStatistics<Content: View>: View {
  @Query(sort: [SortDescriptor(\Habit.sortIndex)]) private var habits: [Habit]
  @State private var statistics: OverallStatistics?
  @ViewBuilder let content: (OverallStatistics) -> Content

  var body: some View {
    // The modifier's task never starts on an empty group.
    VStack {
      if let statistics { content(statistics) }
    }
    .modifier(StatisticsReader(habits: habits, period: .week, statistics: $statistics))
  }
}
