import Foundation
import HabitData
import SwiftData
import SwiftUI

/// A message in place of content that could not be read.
struct UnreadableView: View {
  let error: any Error

  var body: some View {
    ScreenMessage(
      icon: "exclamationmark.triangle.fill",
      title: Text("Your Habits Can't Be Read"),
      description: Text(error.localizedDescription)
    )
  }
}

/// A modifier that replaces the view with the error screen once the store can no longer be read,
/// because the view's content may be outdated and nothing can be saved.
struct StoreReading: ViewModifier {
  @Environment(\.modelContext) private var context
  @Query(StoreReading.probe) private var habits: [Habit]

  func body(content: Content) -> some View {
    if let error = _habits.fetchError {
      StoreErrorView(
        failure: StoreFailure(
          moment: .running,
          url: context.storeURL,
          reason: error.localizedDescription
        )
      )
    } else {
      content
    }
  }

  private static var probe: FetchDescriptor<Habit> {
    var descriptor = FetchDescriptor<Habit>()
    descriptor.fetchLimit = 1
    return descriptor
  }
}

extension ModelContext {
  /// The store's file, or nil for a store in memory.
  var storeURL: URL? {
    container.configurations.first { !$0.isStoredInMemoryOnly }?.url
  }
}

#Preview("Populated", traits: .sample) {
  HabitNavigation()
    .modifier(StoreReading())
}
