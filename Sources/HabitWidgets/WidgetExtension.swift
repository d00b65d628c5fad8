import AppIntents
import Foundation
import HabitData
import HabitIntents
import WidgetKit

/// The process in which the system runs widgets, controls and their intents.
public enum WidgetExtension {
  /// Tells widgets and intents where the store is. Call this first in the widget bundle's initializer:
  /// the system can start the process for a tap, before any widget asks for a timeline.
  @MainActor public static func start() {
    let timeZone = TimeZone.autoupdatingCurrent
    let open: @MainActor @Sendable () throws -> HabitStore = {
      guard let group = AppGroup.current else { throw AppGroupError.appIsToBeOpened }
      return try group.openStore(timeZone: timeZone)
    }
    HabitStoreProvider(open).register()
    WidgetSource.current = WidgetSource(timeZone: timeZone, opening: open)
  }
}
