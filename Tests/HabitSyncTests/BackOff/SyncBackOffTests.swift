import TestSupport
import Testing

@testable import HabitSync

struct SyncBackOffTests {
  @Test func `Pauses double up to 15 minutes, varied randomly by 20%`() {
    for seed in 0..<100 {
      var random = Generator(seed: UInt64(seed))
      var backOff = SyncBackOff()
      for due in [5, 10, 20, 40, 80, 160, 320, 640, 900, 900, 900] {
        let pause = backOff.failed(using: &random)
        #expect(pause >= .seconds(due) * 0.8)
        #expect(pause <= min(.seconds(due) * 1.2, SyncBackOff.longest))
      }
    }
  }

  @Test func `Devices that failed together do not retry together`() {
    let pauses = (0..<100).map { seed in
      var random = Generator(seed: UInt64(seed))
      var backOff = SyncBackOff()
      return backOff.failed(using: &random)
    }
    #expect(Set(pauses).count > 90)
  }

  @Test func `After a success the pauses start from the beginning`() {
    var random = Generator(seed: 1)
    var backOff = SyncBackOff()
    for _ in 0..<20 { _ = backOff.failed(using: &random) }
    #expect(backOff.failures == 20)
    backOff.succeeded()
    #expect(backOff == SyncBackOff())
    #expect(backOff.failed(using: &random) <= .seconds(6))
  }

  @Test func `A pause that the server requests is respected, up to an hour`() {
    var random = Generator(seed: 1)
    var backOff = SyncBackOff()
    #expect(backOff.failed(asked: .seconds(120), using: &random) == .seconds(120))
    #expect(backOff.failed(asked: .seconds(1), using: &random) >= .seconds(8))
    #expect(backOff.failed(asked: .seconds(1 << 40), using: &random) == .seconds(3_600))
    #expect(backOff.failed(asked: .seconds(-9), using: &random) >= .seconds(16))
  }
}
