import Foundation
import TestSupport
import Testing
@testable import WebElements

@testable import HabitTrackerFeature

/// Events that only a manipulated browser sends must not stop the app.
@MainActor @Suite(.serialized) struct RandomEventTests {
  /// The number of events per store: enough to reach every screen, few enough that some habits
  /// survive.
  private static let eventsPerSession = 500
  /// The number of windows on one store.
  private static let windows = 6

  private static func setting(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  @Test func `Random events on every screen leave the app running`() async {
    let count =
      Self.setting("RANDOM_EVENTS") ?? (RandomCases.areAllTried ? 1_000_000 : Self.eventsPerSession)
    // A usual run sends the same events each time.
    let seed =
      Self.setting("RANDOM_EVENTS_SEED")
      ?? (count > Self.eventsPerSession ? Int.random(in: 0..<1_000_000) : 1)
    for seed in seed..<seed + max(1, count / Self.eventsPerSession) {
      // A trap ends the process. RANDOM_EVENTS=1 with the last seed repeats the events that led to
      // it.
      print("RANDOM_EVENTS_SEED=\(seed)")
      await run(RandomEvents(seed: UInt64(seed)))
    }
  }

  @Test func `An address that is too long opens no screen`() {
    let window = ScreenWindow(PreviewHistory.newHabit.session, address: "/settings")
    let long = String(repeating: "/settings", count: 60)
    window.send(PageEvent(element: 0, name: .open, value: .text(long)))
    #expect(window.addresses == ["/", "/settings"])
    window.send(PageEvent(element: 0, name: .open, value: .text("/statistics")))
    #expect(window.addresses == ["/", "/statistics"])
  }

  private func run(_ random: RandomEvents) async {
    var random = random
    let session = (random.chance(0.8) ? PreviewHistory.sample : .newHabit).session
    func address() -> String { random.pick(RandomEvents.addresses) ?? "/" }
    var windows = (0..<Self.windows).map { _ in ScreenWindow(session, address: address()) }
    var kept: [String: String] = [:]
    for _ in 0..<Self.eventsPerSession {
      let index = random.number(below: random.chance(0.5) ? 2 : windows.count)
      windows[index].send(random.event(for: windows[index].elements))
      kept.merge(windows[index].kept) { _, new in new }
      if random.chance(0.1) { await Task.yield() }
      guard random.chance(0.02) else { continue }
      windows[index].close()
      windows[index] = ScreenWindow(session, address: address(), kept: random.changed(kept))
      #expect(!windows[index].elements.isEmpty)
    }
  }
}
