import HabitTrackerFeature
import SwiftData
import SwiftUI

/// The app: a window on the habits.
@main
struct HabitTrackerApp: App {
  private let session: AppSession

  init() {
    do throws(LaunchFailure) {
      let options = try LaunchOptions.reading(CommandLine.arguments.dropFirst())
      session = try AppSession(options) {
        try options.modelContainer(for: [Habit.self, HabitCompletion.self])
      }
    } catch {
      error.exit()
    }
  }

  var body: some Scene {
    WindowGroup {
      RootView(session: session)
    }
  }
}
