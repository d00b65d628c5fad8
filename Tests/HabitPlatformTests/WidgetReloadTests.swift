import HabitData
import HabitTestSupport
import Testing
@testable import WidgetKit

@testable import HabitTrackerFeature

@Suite(.timeLimit(.minutes(5))) @MainActor struct WidgetReloadTests {
  @Test func `A write reloads widgets and controls`() async throws {
    let (widgets, controls) = (ChangeCounter(), ChangeCounter())
    WidgetCenter.shared.onReload { widgets.increment() }
    ControlCenter.shared.onReload { controls.increment() }
    let session = PreviewHistory.none.session
    let store = try #require(session.store)
    #expect(store.create(HabitDraft(name: "Read")) != nil)
    while widgets.count == 0 || controls.count == 0 { try await Task.sleep(for: .milliseconds(10)) }
  }
}
