@_spi(Host) import AppIntents
import Foundation
@testable import HabitData
import HabitEngine
@testable import HabitPlatform
import HabitTestSupport
@_spi(Host) import HostServices
import TestSupport
import Testing
@testable import WebElements

/// The delivery of actions that were performed offline. The clock shows 2026-03-09 12:00 UTC.
@MainActor struct DeliveryTests {
  private let fixture: StoreFixture
  private let host: OfflineHost

  init() throws {
    fixture = try StoreFixture()
    host = try OfflineHost(HabitOfflineApp(fixture.store))
  }

  /// Sends actions while the page's clock shows noon of 2026-03-09. Returns "done" or the reason of
  /// the refusal for each action, or the one error of the request.
  private func deliver(_ actions: [Action], to host: OfflineHost? = nil) async -> [String] {
    let texts = actions.map(\.json).joined(separator: ",")
    let body = #"{"sent":\#(Action.noon),"actions":[\#(texts)]}"#
    return await send(body, to: host)
  }

  private func send(_ body: String, to host: OfflineHost? = nil) async -> [String] {
    let request = PathRequest(
      method: .post,
      path: "/offline/actions",
      body: Data(body.utf8),
      isFromOwnPage: true
    )
    let response = await (host ?? self.host).respond(to: request)
    guard response.status == .ok, case .data(let data) = response.body else {
      return ["\(response.status)"]
    }
    do {
      return try JSONDecoder().decode(Answers.self, from: data).answers.map { $0.refusal ?? "done" }
    } catch {
      return ["\(error)"]
    }
  }

  private func make(_ name: String, _ target: HabitTarget = Self.daily) throws -> UUID {
    try fixture.makeHabit(name, target).id
  }

  /// Returns the stored days of all habits as texts in alphabetical order.
  private func stored() throws -> [String] {
    try fixture.stored().flatMap { habit in
      habit.days.map { completion in
        let date = completion.changedAt?.formatted(.iso8601) ?? ""
        return "\(habit.name) \(completion.day) \(completion.count) \(completion.status) \(date)"
      }
    }
    .sorted()
  }

  private static let daily = HabitTarget(
    amountPerDay: 1,
    startDay: CalendarDay(isoText: "2026-03-01") ?? .min
  )
  private static let glasses = HabitTarget(
    measure: .times,
    amountPerDay: 8,
    startDay: CalendarDay(isoText: "2026-03-01") ?? .min
  )

  @Test func `Actions are applied in order, with their days and times`() async throws {
    let (read, drink) = (try make("Read"), try make("Drink", Self.glasses))
    let answers = await deliver([
      Action(1, minutes: -800, "CompleteHabit", read, "2026-03-08"),
      Action(2, minutes: -30, "AddToHabit", drink, amount: 3),
      Action(3, minutes: -20, "UndoHabit", drink, amount: 1),
      Action(4, minutes: -10, "SkipHabit", read),
    ])
    #expect(answers == ["done", "done", "done", "done"])
    #expect(
      try stored() == [
        "Drink 2026-03-09 2 done 2026-03-09T11:40:00Z",
        "Read 2026-03-08 1 done 2026-03-08T22:40:00Z",
        "Read 2026-03-09 0 skipped 2026-03-09T11:50:00Z",
      ]
    )
  }

  @Test func `A repeated action gets the first answer and is not applied again`() async throws {
    let drink = try make("Drink", Self.glasses)
    let add = Action(1, minutes: -30, "AddToHabit", drink)
    let undo = Action(2, minutes: -20, "UndoHabit", drink, "2026-03-07")
    let first = await deliver([add, undo, add])
    let refusal = "Nothing was done for “Drink” on March 7, 2026."
    #expect(first == ["done", refusal, "done"])
    // The action is refused again, although there is something to undo now.
    await #expect(
      deliver([Action(3, minutes: -5, "AddToHabit", drink, "2026-03-07"), undo, add])
        == ["done", refusal, "done"]
    )
    #expect(
      try stored() == [
        "Drink 2026-03-07 1 done 2026-03-09T11:55:00Z",
        "Drink 2026-03-09 1 done 2026-03-09T11:30:00Z",
      ]
    )
  }

  @Test func `Simultaneous requests to two hosts apply each action once`() async throws {
    let drink = try make("Drink", Self.glasses)
    let other = try OfflineHost(HabitOfflineApp(fixture.store))
    let actions = (1...9).map { Action($0, minutes: -30, "AddToHabit", drink) }
    async let one = deliver(actions)
    async let two = deliver(actions)
    async let three = deliver(actions, to: other)
    let answers = await [one, two, three]
    #expect(answers == Array(repeating: Array(repeating: "done", count: 9), count: 3))
    #expect(try stored() == ["Drink 2026-03-09 9 done 2026-03-09T11:30:00Z"])
  }

  @Test func `A later change on another device is not overwritten`() async throws {
    let (read, run) = (try make("Read"), try make("Run"))
    let drink = try make("Drink", Self.glasses)
    func habit(_ id: UUID) throws -> Habit { try #require(try fixture.store.habit(id)) }
    let store = fixture.store
    store.complete(store.today, of: try habit(read))
    store.skip(store.today, of: try habit(run))
    store.add(4, to: try habit(drink), on: store.today)
    let answers = await deliver([
      Action(1, minutes: -30, "SkipHabit", read),
      Action(2, minutes: -30, "CompleteHabit", read),
      Action(3, minutes: -30, "UndoHabit", read),
      Action(4, minutes: -30, "CompleteHabit", run),
      Action(5, minutes: -30, "AddToHabit", drink),
      Action(6, minutes: -30, "UndoHabit", drink, amount: 2),
    ])
    func refusal(_ name: String) -> String {
      "“\(name)” was changed later on another device. That change was kept."
    }
    #expect(answers == [refusal("Read"), "done", refusal("Read"), refusal("Run"), "done", "done"])
    #expect(
      try stored() == [
        "Drink 2026-03-09 3 done 2026-03-09T12:00:00Z",
        "Read 2026-03-09 1 done 2026-03-09T12:00:00Z",
        "Run 2026-03-09 0 skipped 2026-03-09T12:00:00Z",
      ]
    )
  }

  @Test func `An invalid action is explained and does not block others`() async throws {
    let (read, deleted, old) = (try make("Read"), try make("Gone"), try make("Old"))
    fixture.store.delete(try #require(try fixture.habits().first { $0.id == deleted }))
    fixture.store.archive(try #require(try fixture.habits().first { $0.id == old }))
    let answers = await deliver([
      Action(1, "CompleteHabit", deleted),
      Action(2, "CompleteHabit", old),
      Action(3, "CompleteHabit", read, "2026-03-10"),
      Action(4, "CompleteHabit", read, "1890-01-01"),
      Action(5, "CompleteHabit", read, "soon"),
      Action(6, "PauseHabit", read),
      Action(7, "AddToHabit", read, amount: 99_999),
      Action(8, "CompleteHabit", read),
    ])
    #expect(
      answers == [
        "This habit was deleted.",
        "“Old” is archived.",
        "March 10, 2026 is in the future.",
        "January 1, 1890 is before January 1, 1900, the earliest day.",
        "The action is not known.",
        "The action is not known.",
        "“99999” is not from 1 to 9999.",
        "done",
      ]
    )
    #expect(try stored() == ["Read 2026-03-09 1 done 2026-03-09T12:00:00Z"])
    #expect(fixture.store.errorMessage == nil)
  }

  @Test func `The time of an action is corrected if the page's clock is wrong`() async throws {
    let (read, run, drink) = (try make("Read"), try make("Run"), try make("Drink"))
    let answers = await deliver([
      Action(1, minutes: 90, "CompleteHabit", read),
      Action(2, minutes: -600_000, "CompleteHabit", run),
    ])
    // The page's clock shows 1970, and the action was performed an hour before it is sent.
    let day = #""day":"2026-03-09","habit":"\#(drink)""#
    let call = #"{"name":"CompleteHabit","arguments":{\#(day)}}"#
    let id = Action(3, "", drink).id
    let late = #"{"sent":3600000,"actions":[{"id":"\#(id)","made":0,"call":\#(call)}]}"#
    let other = await send(late)
    #expect(answers + other == ["done", "done", "done"])
    #expect(
      try stored() == [
        "Drink 2026-03-09 1 done 2026-03-09T11:00:00Z",
        "Read 2026-03-09 1 done 2026-03-09T12:00:00Z",
        "Run 2026-03-09 1 done 2026-03-09T12:00:00Z",
      ]
    )
  }

  @Test func `An invalid delivery is refused and changes nothing`() async throws {
    let read = try make("Read")
    let many = (1...101).map { Action($0, "CompleteHabit", read) }
    #expect(await deliver(many) == ["contentTooLarge"])
    #expect(await send("[]") == ["badRequest"])
    let id = UUID()
    let odd = #"{"sent":1,"actions":[{"id":"\#(id)","made":"noon","call":7}]}"#
    #expect(await send(odd) == ["This version of the app doesn't know the change."])
    #expect(try stored() == [])
  }

  @Test
  func `An action gets no answer while the store is busy, and is applied when it is sent again`()
    async throws
  {
    let read = try make("Read")
    fixture.store.setBusy(true)
    #expect(await deliver([Action(1, "CompleteHabit", read)]) == [])
    fixture.store.setBusy(false)
    #expect(await deliver([Action(1, "CompleteHabit", read)]) == ["done"])
    #expect(try stored() == ["Read 2026-03-09 1 done 2026-03-09T12:00:00Z"])
  }

  @Test func `The answer to an action is stored for 400 days, even after a restart`() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "Habits.store")
      let before = try StoreFixture(file)
      let drink = try before.makeHabit("Drink", Self.glasses).id
      let add = Action(1, minutes: -30, "AddToHabit", drink)
      #expect(try await deliver([add], to: OfflineHost(HabitOfflineApp(before.store))) == ["done"])
      let after = try StoreFixture(file)
      let restarted = try OfflineHost(HabitOfflineApp(after.store))
      #expect(await deliver([add], to: restarted) == ["done"])
      #expect(try after.stored().flatMap(\.days).map(\.count) == [1])
      try after.store.forgetOldDeliveries()
      #expect(try after.store.answer(to: add.id) == .done)
      after.time.advance(by: 401 * 86_400)
      try after.store.forgetOldDeliveries()
      #expect(try after.store.answer(to: add.id) == nil)
    }
  }
}

private struct Answers: Decodable {
  struct Answer: Decodable { var refusal: String? }
  let answers: [Answer]
}

/// An action in the page's format.
private struct Action {
  /// 2026-03-09 12:00 UTC, in milliseconds since 1970.
  static let noon = 1_773_057_600_000
  let id: UUID
  let json: String

  init(
    _ number: Int,
    minutes: Int = 0,
    _ name: String,
    _ habit: UUID,
    _ day: String = "2026-03-09",
    amount: Int? = nil
  ) {
    id = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(number)))
    let amount = amount.map { #","amount":\#($0)"# } ?? ""
    let call = #"{"name":"\#(name)","arguments":{"habit":"\#(habit)","day":"\#(day)"\#(amount)}}"#
    json = #"{"id":"\#(id)","made":\#(Self.noon + minutes * 60_000),"call":\#(call)}"#
  }
}

extension HabitOfflineApp {
  @MainActor fileprivate init(_ store: HabitStore) {
    self.init(clock: store.days.clock) { store }
  }
}
