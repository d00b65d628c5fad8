import Foundation
import HabitTestSupport
import Testing
import TestSupport

@testable import HabitData
@testable import HabitTrackerFeature

@Suite(.timeLimit(.minutes(5))) @MainActor struct WidgetReloaderTests {
  private final class Count {
    var reloads = 0
  }

  @Test func `A burst of writes causes one reload, and a later burst causes another`() async {
    let (time, count) = (ManualTime(), Count())
    let reloader = WidgetReloader(clock: time.clock) { count.reloads += 1 }
    for burst in 1...2 {
      for _ in 0..<3 { reloader.noteWrite() }
      while time.waitingCount == 0 { await Task.yield() }
      #expect(time.waitingCount == 1)
      #expect(count.reloads == burst - 1)
      time.advance(by: 1)
      while count.reloads < burst { await Task.yield() }
      #expect(count.reloads == burst)
    }
  }
}
