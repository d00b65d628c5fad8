import AppIntents
import Foundation
import HabitData

/// The process that the system shows widgets by.
public enum WidgetExtension {
  /// Says where the habits are. To be called before the first widget is made.
  @MainActor public static func start() {
    let timeZone = TimeZone.autoupdatingCurrent
    WidgetSource.current = WidgetSource(timeZone: timeZone) {
      guard let group = AppGroup.current else { throw AppGroupError.appIsToBeOpened }
      let store = try group.openStore(timeZone: timeZone)
      // What a tap writes by is what the widget was made from.
      AppDependencyManager.shared.add(dependency: store)
      return store
    }
  }
}
