import Testing

@testable import HabitData
@testable import HabitTrackerFeature
@testable import SwiftUI
@testable import WebElements

/// A window keeps nothing alive after it closes.
@MainActor @Suite(.serialized) struct ClosedWindowTests {
  private struct LiveObject {
    let name: String
    weak var object: AnyObject?
  }

  private static let addresses = [
    "/", "/statistics", "/archive", "/settings", "/settings/categories", "/settings/data",
    "/settings/sync", "/settings/access", "/settings/about",
  ]

  @Test(.timeLimit(.minutes(5)), arguments: [(PreviewHistory.sample, 10), (.newHabit, 90)])
  func `Closed windows leave no store, graph, or environment in memory`(
    _ history: PreviewHistory,
    count: Int
  ) async throws {
    let session = history.session
    let addresses = try Self.addresses + [session.firstHabit().address]
    var liveObjects: [LiveObject] = []
    for number in 0..<count {
      liveObjects += visit(session, addresses[number % addresses.count])
      // Canceled tasks need a turn to end.
      await Task.yield()
      liveObjects.removeAll { $0.object == nil }
    }
    // Tasks that were canceled on other threads may end late on a busy machine.
    while !liveObjects.isEmpty, !Task.isCancelled {
      await Task.yield()
      liveObjects.removeAll { $0.object == nil }
    }
    #expect(Dictionary(liveObjects.map { ($0.name, 1) }, uniquingKeysWith: +) == [:])
  }

  /// Opens a window, taps in it, and closes it.
  ///
  /// - Returns: The objects that belong to the window alone.
  private func visit(_ session: AppSession, _ address: String) -> [LiveObject] {
    let window = ScreenWindow(session, address: address)
    #expect(window.elements.count > 10)
    for label in ["Check off", "Complete", "Increment", "Undo", "Edit"] {
      let button = window.elements.first { $0.tag == .button && $0.spoken.hasPrefix(label) }
      if let button { window.send(PageEvent(element: button.id, name: .click)) }
    }
    var objects: [ObjectIdentifier: AnyObject] = [:]
    func note(_ object: AnyObject?) {
      if let object { objects[ObjectIdentifier(object)] = object }
    }
    func note(below node: ViewNode) {
      let environment = node.environment
      note(node)
      note(environment.storage)
      note(environment[HabitStore.self])
      note(environment.navigation)
      (node.children + node.secondary.values).forEach(note(below:))
    }
    note(window.page)
    note(window.page.graph)
    note(window.page.graph.undo.manager)
    window.page.graph.root.map(note(below:))
    window.close()
    return objects.values.map { LiveObject(name: "\(type(of: $0))", object: $0) }
  }
}
