import Foundation
import HabitData
import HabitIntents
import HabitTrackerFeature
import HabitWidgets
@_spi(Host) import SwiftData
@_spi(Host) import SwiftUI
@_spi(Host) import HostServices

extension Platform {
  /// Creates the host of the app's widgets.
  @MainActor static func widgetHost(_ session: AppSession) -> WidgetHost {
    setWidgetSource(session)
    let (clock, settings) = (session.clock, session.settings)
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

  /// Connects the widgets to the store, if there is one.
  @MainActor static func setWidgetSource(_ session: AppSession) {
    guard let store = session.store else {
      WidgetSource.current = WidgetSource(timeZone: session.timeZone, clock: session.clock) {
        throw HabitStoreUnavailable("The store can't be opened.")
      }
      return
    }
    store.container.alwaysWatch()
    WidgetSource.current = WidgetSource(store: store, timeZone: session.timeZone)
    WidgetSource.reloadAll()
  }
}
