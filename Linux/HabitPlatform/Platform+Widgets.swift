import Foundation
import HabitData
import HabitTrackerFeature
import HabitWidgets
import SwiftData
import SwiftUI
import WidgetHost

extension Platform {
  /// Shows what the system shows beside an app: its widgets. To be called before the first window.
  @MainActor public static func start(_ session: AppSession) {
    guard let store = session.store else { return }
    let (habits, categories) = (
      QueryResults(FetchDescriptor<Habit>(), in: store.context),
      QueryResults(FetchDescriptor<CategoryRecord>(), in: store.context)
    )
    WidgetSource.current = WidgetSource(
      store: store,
      timeZone: session.timeZone,
      habits: { try habits.read() },
      categories: { CategoryList(try categories.read()) }
    )
    let (clock, settings) = (store.days.clock, session.settings)
    do {
      let host = try WidgetHost(
        HabitWidgetBundle(),
        title: "Habit Tracker",
        clock: WidgetClock(now: { clock.now() }, sleep: { try await clock.sleep(for: $0) })
      ) {
        SettingKey<FrameOrigins>.frameOrigins.value(in: settings).origins
      }
      Hosting.current?.responders.append(host)
    } catch {
      preconditionFailure("The files of the widgets are missing: \(error)")
    }
  }
}

extension QueryResults {
  /// The models as they are now.
  fileprivate func read() throws -> [Element] {
    let elements = elements
    if let fetchError { throw fetchError }
    return elements
  }
}
