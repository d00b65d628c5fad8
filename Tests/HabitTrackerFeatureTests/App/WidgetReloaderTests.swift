import Foundation
import HabitTestSupport
import Testing
import TestSupport

@testable import HabitData
@testable import HabitTrackerFeature

@Suite(.timeLimit(.minutes(5))) @MainActor struct WidgetReloaderTests {
  @Test func `A burst of writes causes one reload, and a later burst causes another`() async {
    let (time, reloads) = (ManualTime(), ChangeCounter())
    let reloader = WidgetReloader(clock: time.clock) { reloads.increment() }
    for burst in 1...2 {
      for _ in 0..<3 { reloader.noteWrite() }
      while time.waitingCount == 0 { await Task.yield() }
      #expect(time.waitingCount == 1)
      #expect(reloads.count == burst - 1)
      time.advance(by: 1)
      while reloads.count < burst { await Task.yield() }
      #expect(reloads.count == burst)
    }
  }
}
