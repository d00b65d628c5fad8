import Foundation
import HabitData
import HabitEngine
import HabitLaunch
import SwiftData

/// The app's store as a command uses it.
@MainActor
package struct CommandSession {
  package let store: HabitStore

  /// Opens the store that the options name.
  /// - Parameter settings: Those of the app, for the day that weeks begin with and what a day is.
  package init(
    _ options: StoreOptions,
    _ access: StoreAccess,
    settings: UserDefaults
  ) throws(CommandFailure) {
    let container = try access.container(options)
    store = HabitStore(container, days: Self.days(options, settings), settings: settings)
  }

  /// What a day is, and which one it is.
  static func days(_ options: StoreOptions, _ settings: UserDefaults) -> DayClock {
    DayClock(clock: options.clock, settings: settings, timeZone: options.home)
  }

  /// The settings of the app, which is a process of another name.
  static var appSettings: UserDefaults {
    // It is nil for the names of the process itself and of the global domain alone.
    UserDefaults(suiteName: "HabitTracker") ?? .standard
  }

  /// All habits, in manual order.
  func habits() throws -> [Habit] { try store.allHabits() }

  /// The habit that a user means.
  /// - Throws: ``CommandFailure`` where there is none, or more than one.
  func habit(named query: String) throws -> Habit {
    let habit = try HabitChoice(try habits()).habit(query, try store.categories())
    try store.read([habit])
    return habit
  }

  /// The category of a name.
  func category(named name: String) throws -> HabitCategory {
    let categories = try store.categories()
    guard let category = categories.category(named: name) else {
      let names = categories.categories.map(\.name).joined(separator: ", ")
      throw CommandFailure.usage(
        names.isEmpty ? "there are no categories" : "there is no category “\(name)”, but \(names)"
      )
    }
    return category.id
  }

  /// The day that a user names; today where none is.
  /// - Parameter earliest: The day before which none is taken.
  func day(
    _ argument: DayArgument?,
    from earliest: CalendarDay = .earliestRequest
  ) throws -> CalendarDay {
    try store.requestedDay(argument?.day(today: store.today), from: earliest)
  }

  /// Counts some more for a day.
  /// - Throws: Where the day has no room for it.
  func add(_ amount: Int, to habit: Habit, on day: CalendarDay) throws {
    try store.requireRoom(for: amount, of: habit, on: day)
    store.add(amount, to: habit, on: day)
  }

  /// Fails with what the store says went wrong with the last write.
  func requireSaved() throws { try store.requireSaved() }
}
