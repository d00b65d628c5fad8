@_spi(Host) @testable import AppIntents
import Foundation
@testable import HabitData
import HabitEngine
@testable import HabitIntents
import HabitTestSupport
import SwiftData
import Testing

/// The intents with a store in memory, on Monday, 2026-03-09, at 12:00 UTC.
@MainActor struct IntentFixture {
  let fixture: StoreFixture
  let dependencies = AppDependencyManager()

  /// - Parameter isFresh: True to create a `HabitStore` for each intent, as in a process that the
  ///   system starts for the intent. Otherwise, intents share the app's `HabitStore`.
  init(isFresh: Bool = true) throws {
    fixture = try StoreFixture()
    let (store, container, days) = (fixture.store, fixture.container, fixture.days)
    dependencies.add(
      dependency: HabitStoreProvider {
        isFresh ? HabitStore(container, days: days) : store
      }
    )
  }

  var store: HabitStore { fixture.store }

  /// The query for habits, as the system runs it.
  var query: HabitQuery {
    let query = HabitQuery()
    query.provideDependencies(from: dependencies)
    return query
  }

  /// Makes a habit. Without a target, the habit is due once a day since 2026-03-01.
  @discardableResult
  func makeHabit(_ name: String, _ target: HabitTarget? = nil) throws -> Habit {
    let target = target ?? HabitTarget(amountPerDay: 1, startDay: Self.day(1))
    return try fixture.makeHabit(name, target)
  }

  /// Returns a day of March 2026.
  static func day(_ number: Int) -> CalendarDay {
    CalendarDay(rawValue: 20_512 + number)
  }

  func answer(_ name: String, _ arguments: [String: IntentValue]) async throws -> IntentAnswer {
    guard let intent = HabitIntents.all.first(where: { IntentDeclaration($0).name == name }) else {
      throw HabitRequestError("There is no intent “\(name)”.")
    }
    let run = IntentRun(dependencies: dependencies, today: store.today.dateComponents)
    return try await run.perform(IntentDeclaration(intent), arguments)
  }

  /// Returns the dialog of an intent, or its error message.
  func response(_ name: String, _ arguments: [String: IntentValue]) async -> String {
    do {
      return try await answer(name, arguments).dialog ?? "nothing"
    } catch {
      return error.localizedDescription
    }
  }

  /// Performs intents on a habit one after another, and compares each dialog or error message.
  func expect(
    _ habit: IntentValue,
    _ steps: (intent: String, arguments: [String: IntentValue], response: String)...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    for step in steps {
      let arguments = step.arguments.merging(["habit": habit]) { own, _ in own }
      let response = await response(step.intent, arguments)
      #expect(response == step.response, sourceLocation: sourceLocation)
    }
  }

  /// Returns a habit's stored days as texts, such as "2026-03-08 1 done".
  func stored(_ name: String) throws -> [String] {
    try fixture.stored().filter { $0.draft.name == name }.flatMap(\.days).map {
      "\($0.day) \($0.count) \($0.status)"
    }
    .sorted()
  }
}

extension IntentValue: @retroactive ExpressibleByStringLiteral,
  @retroactive ExpressibleByIntegerLiteral, @retroactive ExpressibleByFloatLiteral,
  @retroactive ExpressibleByExtendedGraphemeClusterLiteral,
  @retroactive ExpressibleByUnicodeScalarLiteral
{
  /// Creates a text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Creates a whole number.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// Creates a number.
  public init(floatLiteral value: Double) { self = .double(value) }
}
