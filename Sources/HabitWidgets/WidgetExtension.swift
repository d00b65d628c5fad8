import Foundation
import HabitData
import HabitIntents

/// The process in which the system runs widgets, controls, and their intents.
public enum WidgetExtension {
  /// Provides the store to widgets and intents.
  ///
  /// Call this method first in the widget bundle's initializer, because the system can start the
  /// process for a tap before any widget requests a timeline.
  @MainActor public static func start() {
    start(in: .current)
  }

  @MainActor static func start(in group: AppGroup?) {
    let timeZone = TimeZone.autoupdatingCurrent
    let open: @MainActor @Sendable () throws -> HabitStore = {
      guard let group else { throw AppGroupError.needsApp }
      let store = try group.openStore(timeZone: timeZone)
      // After an intent, the system reloads only the tapped widget or control.
      store.onWrite(WidgetSource.reloadAll)
      return store
    }
    HabitStoreProvider(open).register()
    WidgetSource.current = WidgetSource(timeZone: timeZone, opening: open)
  }
}
