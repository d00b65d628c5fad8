import Foundation
import HabitData
import HabitTrackerFeature
import HabitWidgets
import SwiftData
import SwiftUI
import WidgetHost

extension Platform {
  /// Creates the host of the app's widgets, or returns nil if there is no store.
  @MainActor static func widgetHost(_ session: AppSession) -> WidgetHost? {
    guard let store = session.store else { return nil }
    store.container.alwaysWatch()
    WidgetSource.current = WidgetSource(
      store: store,
      timeZone: session.timeZone,
      habits: { try store.context.fetch(FetchDescriptor<Habit>()) },
      categories: { try store.categories() }
    )
    let (clock, settings) = (store.days.clock, session.settings)
    do {
      return try WidgetHost(
        HabitWidgetBundle(),
        title: "Habit Tracker",
        clock: WidgetClock(now: { clock.now() }, sleep: { try await clock.sleep(for: $0) })
      ) {
        SettingKey<FrameOrigins>.frameOrigins.value(in: settings).origins
      }
    } catch {
      preconditionFailure("The files of the widgets are missing: \(error)")
    }
  }
}
