import Foundation
import HabitData
import HabitEngine
import HabitLaunch
import SwiftData

/// A command's access to the app's store.
@MainActor
struct CommandSession {
  let store: HabitStore

  /// Opens the store that the options specify.
  ///
  /// - Parameter settings: The app's settings, for the first day of the week and the start of a
  ///   day.
  init(
    _ options: StoreOptions,
    _ access: StoreAccess,
    settings: UserDefaults
  ) throws(CommandFailure) {
    let container = try access.container(options)
    store = HabitStore(container, days: Self.days(options, settings), settings: settings)
  }

  /// Returns the clock of the app's days.
  static func days(_ options: StoreOptions, _ settings: UserDefaults) -> DayClock {
    DayClock(clock: options.clock, settings: settings, timeZone: options.home)
  }

  /// The settings of the app, which is a process with another name.
  static var appSettings: UserDefaults {
    // The initializer returns nil only for the names of the process itself and the global domain.
    UserDefaults(suiteName: "HabitTracker") ?? .standard
  }

  /// Returns the habit that matches a query.
  ///
  /// - Throws: ``CommandFailure`` if no habit or more than one matches.
  func habit(named query: String) throws -> Habit {
    let habit = try HabitChoice(try store.allHabits()).habit(query, try store.categories())
    try store.read([habit])
    return habit
  }

  func category(named name: String) throws -> HabitCategory {
    let categories = try store.categories()
    guard let category = categories.category(named: name) else {
      let names = categories.categories.map(\.name)
      throw CommandFailure.usage(
        names.isEmpty
          ? String(localized: "there are no categories")
          : String(
            localized: """
              there is no category “\(name)”; your categories are \
              \(names, format: .list(type: .and, width: .narrow))
              """
          )
      )
    }
    return category.id
  }

  /// Returns the day that an argument specifies, or today if there is no argument.
  ///
  /// - Parameter earliest: The earliest valid day.
  func day(
    _ argument: DayArgument?,
    from earliest: CalendarDay = .earliestRequest
  ) throws -> CalendarDay {
    try store.requestedDay(argument?.day(today: store.today), from: earliest)
  }

  /// Returns the output about a habit after a change.
  ///
  /// - Throws: An error if the change was not saved.
  func answer(_ habit: Habit, on day: CalendarDay) throws -> CommandAnswer {
    try store.requireSaved()
    let report = HabitReport(habit, on: day, in: store)
    return CommandAnswer(text: report.text, value: report)
  }

  /// Adds an amount to a day.
  ///
  /// - Throws: An error if the count would exceed the largest count of a day.
  func add(_ amount: Int, to habit: Habit, on day: CalendarDay) throws {
    try store.requireRoom(for: amount, of: habit, on: day)
    store.add(amount, to: habit, on: day)
  }
}

extension HabitChoice {
  /// Returns the single habit that matches a query.
  ///
  /// - Parameter categories: The categories that distinguish habits with the same name.
  func habit(
    _ query: String,
    _ categories: CategoryList = CategoryList()
  ) throws(CommandFailure) -> Habit {
    let candidates = candidates(query)
    guard let habit = candidates.first else {
      throw .usage(String(localized: "there is no habit “\(query)”"))
    }
    guard candidates.count == 1 else {
      let lines = lines(matches(query), categories)
      let reason = String(localized: "“\(query)” matches several habits; use an identifier:")
      throw .usage("\(reason)\n\(lines)")
    }
    return habit
  }

  private func lines(_ habits: [Habit], _ categories: CategoryList) -> String {
    let identifiers = identifiers
    return TextColumns.lines(
      habits.map { habit in
        [
          "  \(identifiers[habit.id])", habit.name,
          categories.category(habit.category)?.name ?? String(localized: "no category"),
          habit.archivedAt == nil ? "" : String(localized: "archived"),
        ]
      }
    )
  }
}
