import HabitData
import HabitIntents
import HabitLaunch
import HabitPlatform
import HabitTrackerFeature
import SwiftData
import SwiftUI

/// The app, whose windows show the habits.
@main
struct HabitTrackerApp: App {
  private let session: AppSession

  init() {
    let stores = HabitStoreProvider()
    stores.register()
    do throws(LaunchFailure) {
      let options = try LaunchOptions.ofProcess(CommandLine.arguments.dropFirst())
      try Platform.start(options)
      let launch = options.launch.shared(in: .current)
      session = try AppSession(launch, stores: stores) {
        try launch.modelContainer(for: [Habit.self, HabitCompletion.self])
      }
      Platform.serve(session)
    } catch {
      error.exit()
    }
  }

  var body: some Scene {
    WindowGroup {
      RootView(session: session, texts: Platform.texts, access: Platform.access)
        .modifier(ShortcutObserver())
    }
  }
}
