import Foundation
import HabitData
import Observation
import SwiftData
import WidgetKit

/// The source of the widgets' data.
///
/// The process that shows widgets sets ``current`` before the first widget is created, because the
/// system creates widgets without parameters.
@MainActor package final class WidgetSource {
  /// The source for the widgets of this process.
  package static var current: WidgetSource?

  private let clock: AppClock
  private let read: @MainActor () throws -> WidgetSnapshot
  /// True if the data is cached until it changes.
  private let isFollowing: Bool
  /// The cached data.
  private var known: WidgetSnapshot?

  /// Creates a source that reads from an open store. If fetching is observable, widgets also follow
  /// insertions and deletions of habits and categories.
  package init(store: HabitStore, timeZone: TimeZone) {
    clock = store.days.clock
    read = {
      let habits = try store.context.fetch(FetchDescriptor<Habit>())
      return try WidgetSnapshot(habits, store, timeZone: timeZone)
    }
    isFollowing = true
  }

  /// Creates a source that opens the store for each read, as needed in an extension, because the
  /// app may have written to the store since the last read.
  package init(
    timeZone: TimeZone,
    clock: AppClock = .system,
    opening store: @escaping @MainActor () throws -> HabitStore
  ) {
    self.clock = clock
    read = {
      let store = try store()
      return try WidgetSnapshot(store.allHabits(), store, timeZone: timeZone)
    }
    isFollowing = false
  }

  /// The current time.
  var now: Date { clock.now() }

  /// Returns the current data. If the data is cached, widgets are reloaded after a change.
  func facts() throws -> WidgetSnapshot {
    guard isFollowing else { return try read() }
    if let known { return known }
    let facts = try withObservationTracking {
      Result { try read() }
    } onChange: { [weak self] in
      // The models are only written on the main actor.
      MainActor.assumeIsolated { self?.invalidate() }
    }.get()
    known = facts
    return facts
  }

  /// Discards the cached data before a change, and reloads widgets after the change.
  private func invalidate() {
    known = nil
    Task { Self.reloadAll() }
  }

  /// Asks the system to reload all widgets and controls.
  package static func reloadAll() {
    WidgetCenter.shared.reloadAllTimelines()
    ControlCenter.shared.reloadAllControls()
  }
}

extension WidgetSource {
  /// Returns the schedule of a widget in this process, starting now.
  ///
  /// - Parameter make: Creates the schedule from the data and the current time.
  static func schedule<Content>(
    _ make: @Sendable (WidgetSnapshot, Date) -> WidgetSchedule<Content>
  ) -> WidgetSchedule<Content> {
    guard let current else { preconditionFailure("WidgetSource.current is not set") }
    do {
      return make(try current.facts(), current.now)
    } catch {
      // The app shows the reason. A widget has no space for it.
      return WidgetSchedule(unreadableAt: current.now)
    }
  }
}
