import HabitData
import Synchronization
import Testing
@testable import WidgetKit

@testable import HabitTrackerFeature

@Suite(.timeLimit(.minutes(5))) @MainActor struct WidgetReloadTests {
  @Test func `A write reloads widgets and controls`() async throws {
    let reloads = Reloads()
    WidgetCenter.shared.onReload { _ in reloads.widgets.withLock { $0 += 1 } }
    ControlCenter.shared.onReload { _ in reloads.controls.withLock { $0 += 1 } }
    let session = PreviewHistory.none.session
    let store = try #require(session.store)
    #expect(store.create(HabitDraft(name: "Read")))
    while reloads.isIncomplete { try await Task.sleep(for: .milliseconds(10)) }
  }
}

private final class Reloads: Sendable {
  let widgets = Mutex(0)
  let controls = Mutex(0)

  var isIncomplete: Bool { widgets.withLock { $0 } == 0 || controls.withLock { $0 } == 0 }
}
