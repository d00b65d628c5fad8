import Foundation
import HabitEngine
import SwiftData

/// The app's store as a command uses it.
@MainActor
struct CommandSession {
  let store: HabitStore
  private let container: ModelContainer

  /// Opens the store that the options name.
  /// - Parameter settings: Those of the app, for the day that weeks begin with and what a day is.
  init(_ options: StoreOptions, settings: UserDefaults) throws(CommandFailure) {
    container = try Self.container(options)
    let days = DayClock(clock: options.clock, settings: settings, timeZone: options.home)
    do {
      store = try HabitStore(container, days: days, settings: settings)
    } catch {
      throw Self.unavailable(options, error)
    }
  }

  /// Opens the store's file alone, for commands that read it as a whole.
  nonisolated static func container(_ options: StoreOptions) throws(CommandFailure)
    -> ModelContainer
  {
    do {
      return try StoreOptions.open(options.url, for: [Habit.self, HabitCompletion.self])
    } catch {
      throw unavailable(options, error)
    }
  }

  private nonisolated static func unavailable(
    _ options: StoreOptions,
    _ error: any Error
  ) -> CommandFailure {
    let path = options.url.path(percentEncoded: false)
    return .unavailable("the store \(path) can't be opened: \(error.localizedDescription)")
  }

  /// The settings of the app, which is a process of another name.
  static var appSettings: UserDefaults {
    // It is nil for the names of the process itself and of the global domain alone.
    UserDefaults(suiteName: "HabitTracker") ?? .standard
  }

  /// All habits, in manual order.
  func habits() throws -> [Habit] {
    let habits = try store.context.fetch(FetchDescriptor<Habit>())
    return HabitSort.manual.sorted(habits) { _ in 0 }
  }

  /// The habit that a person means: of this name, else the only one whose name begins so; upper and
  /// lower case are alike. One that is kept comes before archived ones.
  func habit(named name: String) throws -> Habit {
    let habits = try habits()
    let exact = habits.filter { $0.name.caseInsensitiveCompare(name) == .orderedSame }
    let matches = exact.isEmpty ? habits.filter { $0.name.hasCaseInsensitivePrefix(name) } : exact
    let kept = matches.filter { $0.archivedAt == nil }
    let candidates = kept.isEmpty ? matches : kept
    guard let habit = candidates.first else {
      throw CommandFailure.usage("there is no habit “\(name)”")
    }
    guard candidates.count == 1 else {
      let names = candidates.map(\.name).formatted(.list(type: .or))
      throw CommandFailure.usage("“\(name)” may be \(names)")
    }
    return habit
  }

  /// The day that a person names; today where none is.
  func day(_ argument: DayArgument?) throws -> CalendarDay {
    let day =
      switch argument {
      case nil, .today: store.today
      case .yesterday: store.today.advanced(by: -1)
      case .date(let day): day
      }
    guard day <= store.today else {
      throw CommandFailure.usage("\(day) is still to come")
    }
    return day
  }

  /// Fails with what the store says went wrong with the last write.
  func requireSaved() throws {
    if let message = store.errorMessage { throw CommandFailure.output(message) }
  }
}

extension String {
  fileprivate func hasCaseInsensitivePrefix(_ prefix: String) -> Bool {
    range(of: prefix, options: [.caseInsensitive, .anchored]) != nil
  }
}
