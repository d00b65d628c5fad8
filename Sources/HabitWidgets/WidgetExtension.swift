import Foundation
import HabitData
import HabitIntents

/// The process in which the system runs widgets, controls and their intents.
public enum WidgetExtension {
  /// Tells widgets and intents where the store is. Call this first in the widget bundle's initializer:
  /// the system can start the process for a tap, before any widget asks for a timeline.
  @MainActor public static func start() {
    start(in: .current)
  }

  @MainActor static func start(in group: AppGroup?) {
    let timeZone = TimeZone.autoupdatingCurrent
    let open: @MainActor @Sendable () throws -> HabitStore = {
      guard let group else { throw AppGroupError.appIsToBeOpened }
      let store = try group.openStore(timeZone: timeZone)
      // After an intent the system reloads the widget or control that was tapped, but no other.
      store.onWrite(WidgetSource.reloadAll)
      return store
    }
    HabitStoreProvider(open).register()
    WidgetSource.current = WidgetSource(timeZone: timeZone, opening: open)
  }
}
