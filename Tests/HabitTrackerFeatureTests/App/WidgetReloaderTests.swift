import Foundation
import HabitTestSupport
import Testing
import TestSupport

@testable import HabitData
@testable import HabitTrackerFeature

@Suite(.timeLimit(.minutes(5))) @MainActor struct WidgetReloaderTests {
  @Test func `A burst of writes causes a reload at once, and another one afterward`() async {
    let (time, reloads) = (ManualTime(), ChangeCounter())
    let reloader = WidgetReloader(clock: time.clock) { reloads.increment() }
    for _ in 0..<3 { reloader.noteWrite() }
    for count in 1...2 {
      await until { time.waitingCount > 0 }
      #expect(reloads.count == count)
      time.advance(by: 1)
    }
    await until { time.waitingCount == 0 }
    #expect(reloads.count == 2)
  }
}
