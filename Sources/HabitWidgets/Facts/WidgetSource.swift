import Foundation
import HabitData
import Observation
import WidgetKit

/// Where widgets find the habits. Whoever shows widgets sets ``current`` before the first of them: a
/// widget is made by the system, which can hand it nothing.
@MainActor package final class WidgetSource {
  /// The one that the widgets of this process read.
  package static var current: WidgetSource?

  private let clock: AppClock
  private let timeZone: TimeZone
  private let read: @MainActor () throws -> WidgetFacts
  /// Whether what was read is known until something of it changes.
  private let isFollowing: Bool
  /// What is known until something of it changes.
  private var known: WidgetFacts?

  /// - Parameters:
  ///   - timeZone: Where the user is.
  ///   - habits: All habits. Where reading them is observed, widgets follow those that are added and
  ///     removed as well.
  ///   - categories: The user's categories, likewise.
  package init(
    store: HabitStore,
    timeZone: TimeZone,
    habits: (@MainActor () throws -> [Habit])? = nil,
    categories: (@MainActor () throws -> CategoryList)? = nil
  ) {
    let habits = habits ?? { try store.allHabits() }
    let categories = categories ?? { try store.categories() }
    clock = store.days.clock
    self.timeZone = timeZone
    read = { try WidgetFacts(habits(), categories(), store, timeZone: timeZone) }
    isFollowing = true
  }

  /// A source that opens the store anew each time it is read, as an extension does: what it has kept
  /// since the last time may have been written by the app meanwhile.
  package init(
    timeZone: TimeZone,
    clock: AppClock = .system,
    opening store: @escaping @MainActor () throws -> HabitStore
  ) {
    self.clock = clock
    self.timeZone = timeZone
    read = {
      let store = try store()
      return try WidgetFacts(
        store.allHabits(),
        store.categories(),
        store,
        timeZone: timeZone
      )
    }
    isFollowing = false
  }

  /// What time it is.
  var now: Date { clock.now() }

  /// What the store has now. Once something of it changes, the widgets are told.
  func facts() throws -> WidgetFacts {
    guard isFollowing else { return try read() }
    if let known { return known }
    let facts = try withObservationTracking {
      Result { try read() }
    } onChange: { [weak self] in
      // The models are written on the main actor alone.
      MainActor.assumeIsolated { self?.changes() }
    }.get()
    known = facts
    return facts
  }

  /// Something is about to change.
  private func changes() {
    known = nil
    // Once it has.
    Task { Self.reloadAll() }
  }

  /// Asks the system to reload all widgets and controls.
  static func reloadAll() {
    WidgetCenter.shared.reloadAllTimelines()
    ControlCenter.shared.reloadAllControls()
  }
}

extension WidgetSource {
  /// What the widgets of this process show from now on.
  /// - Parameter make: The schedule of a widget, from the habits and the time.
  static func schedule<Content>(
    _ make: @Sendable (WidgetFacts, Date) -> WidgetSchedule<Content>
  ) -> WidgetSchedule<Content> {
    guard let current else { preconditionFailure("Nobody has set WidgetSource.current") }
    do {
      return make(try current.facts(), current.now)
    } catch {
      // The app says why; a widget has no room for it.
      return WidgetSchedule(unreadableAt: current.now)
    }
  }
}
