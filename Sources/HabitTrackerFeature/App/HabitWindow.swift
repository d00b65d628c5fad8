import Foundation
import HabitData
import HabitEngine
import HabitReminders
import SwiftData
import SwiftUI

/// One window of the app. It has its own `HabitStore`, so that errors, notices, and undo concern
/// only this window.
struct HabitWindow: View {
  @Environment(\.undoManager) private var undoManager
  @State private var store: HabitStore

  /// Creates a window with its own store object on the app's data.
  ///
  /// - Parameter store: The app's store.
  init(store: HabitStore) {
    _store = State(initialValue: HabitStore(windowBeside: store))
  }

  var body: some View {
    HabitNavigation()
      .modifier(SettingsObserver())
      .modifier(ReminderObserver())
      .environment(store)
      .onAppear { store.open() }
      .onChange(of: undoManager.map(ObjectIdentifier.init), initial: true) {
        undoManager?.levelsOfUndo = UndoRecorder.limit
        store.undoRecorder.undoManager = undoManager
      }
  }
}

/// A modifier that applies changed settings to the services, whichever window changes them.
struct SettingsObserver: ViewModifier {
  @Environment(HabitStore.self) private var store
  @Environment(DayClock.self) private var days
  @Environment(NotificationService.self) private var notifications
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @AppStorage(.weekStart) private var weekStart: WeekStart
  @AppStorage(SettingKey<WeekStart>.weekStart.name) private var chosenWeekStart: String?
  @AppStorage(.dayRule) private var dayRule: DayRule
  @AppStorage(.startHour) private var startHour: Int
  @AppStorage(.reminders) private var remindersAreOn: Bool

  func body(content: Content) -> some View {
    content
      .onAppear {
        // The window's week start is stored for widgets and the command, which have other locales
        // or none.
        let usual = WeekStart(locale)
        if chosenWeekStart == nil, usual != weekStart { weekStart = usual }
      }
      .onChange(of: remindersAreOn) { _, isOn in notifications.setOn(isOn) }
      .onChange(of: weekStart) { _, weekStart in
        store.setWeekStart(weekStart)
        store.noteWrite()
      }
      .onChange(of: dayRule.boundary(timeZone: timeZone, startHour: startHour)) { _, boundary in
        days.setBoundary(boundary)
        store.noteWrite()
      }
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { _, store in HabitWindow(store: store) }
}

#Preview("Empty", traits: .noHabits) {
  PreviewHabit { _, store in HabitWindow(store: store) }
}

#Preview("Dark", traits: .darkSample) {
  PreviewHabit { _, store in HabitWindow(store: store) }
}
