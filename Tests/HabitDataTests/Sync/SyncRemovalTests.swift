import Foundation
import HabitSync
import HabitTestSupport
import TestSupport
import Testing

@testable import HabitData

/// Concurrent removals of devices while files are still being transferred.
@MainActor
struct SyncRemovalTests {
  @Test(arguments: [[0, 1, 4], [1, 0, 4], [4, 1, 0], [4, 0, 1]])
  func `A removes C while B removes D: both are removed, and the others share one key`(order: [Int])
    async throws
  {
    let five = try await Devices(5)
    try await five.remove(2, by: 0)
    try await five.remove(3, by: 1)
    try five[0].makeHabit("Of A")
    try five[1].makeHabit("Of B")
    try five[4].makeHabit("Of E")
    for device in order { try await five.exchange(device) }
    try await five.settle(order)
    try await five.expectOneKey(order, removed: [2, 3])
    #expect(try five[0].names() == ["Of A", "Of B", "Of E", "Start"])
  }

  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
  func `A removes B while B removes A: neither stays, and the third continues alone`(order: [Int])
    async throws
  {
    let three = try await Devices(3)
    try await three.remove(1, by: 0)
    try await three.remove(0, by: 1)
    try three[2].makeHabit("Of C")
    try await three.settle(order)
    try await three.expectOneKey([2], removed: [0, 1])
    #expect(try three[2].names() == ["Of C", "Start"])
    #expect(try three[0].names() == ["Start"])
    // A removed device joins again with the words of the third device's key.
    try await three[0].engine.leave()
    try await three.join(0, with: try #require(try three[2].engine.key()))
    try await three.settle([0, 2])
    #expect(try three[0].names() == ["Of C", "Start"])
  }

  @Test func `If the only two devices remove each other, both are notified`() async throws {
    let two = try await Devices(2)
    try await two.remove(1, by: 0)
    try await two.remove(0, by: 1)
    try await two.settle([0, 1])
    try await two.expectOneKey([], removed: [0, 1])
  }

  @Test(arguments: [[0, 1, 3], [3, 1, 0]])
  func `Two devices that remove the same device agree on one key`(order: [Int]) async throws {
    let four = try await Devices(4)
    try await four.remove(2, by: 0)
    try await four.remove(2, by: 1)
    try await four.settle(order)
    try await four.expectOneKey(order, removed: [2])
  }

  @Test func `A device that removed another device while offline ends up with the common key`()
    async throws
  {
    let devices = try await Devices(5)
    try await devices.remove(2, by: 0)
    try await devices.settle([0, 4])
    // A new device joins with the words of the second key, and then a third key is created.
    let late = try devices.add()
    try await devices.join(late, with: try #require(try devices[0].engine.key()))
    try await devices.settle([0, late])
    try await devices.remove(4, by: 0)
    try await devices.settle([0, late])
    try devices[late].makeHabit("Of the new one")
    // The offline device does not know about these changes.
    try devices[1].makeHabit("Of B")
    try await devices.remove(3, by: 1)
    try await devices.settle([0, 1, late])
    try await devices.expectOneKey([0, 1, late], removed: [2, 3, 4])
    #expect(try devices[1].names() == ["Of B", "Of the new one", "Start"])
  }

  @Test func `A device that joins with a former key is notified`() async throws {
    let three = try await Devices(3)
    let old = try #require(try three[0].engine.key())
    try await three.remove(2, by: 0)
    try await three.settle([0, 1])
    let late = try three.add()
    try await three.join(late, with: old)
    let report = try await three.exchange(late)
    let words =
      "Your other devices use a new key. Stop syncing this device, then join with the new words."
    #expect(report.problem == words)
    try await three[late].engine.leave()
    try await three.join(late, with: try #require(try three[0].engine.key()))
    try await three.settle([0, 1, late])
    #expect(try await three.exchange(late).problem == nil)
    #expect(try three[late].names() == ["Start"])
  }

  @Test func `A removed device can't hand over a key or act in the name of another device`() throws
  {
    let (oneKey, twoKey, thiefKey) = (DeviceKey(), DeviceKey(), DeviceKey())
    let (one, two, thief) = (oneKey.deviceID, twoKey.deviceID, thiefKey.deviceID)
    let records = [oneKey, twoKey, thiefKey].map { record(of: $0.deviceID, with: $0) }
    var random = Generator(seed: 1)
    let (first, second) = (SyncKey(using: &random), SyncKey(using: &random))
    // Both orders of the keys are tested, because the key with the smaller hash could be preferred.
    for (given, stolen) in [(first, second), (second, first)] {
      let genuine = oneKey.handOver(given, without: [thief], to: records[1], from: one)
      let forged = thiefKey.handOver(stolen, without: [thief], to: records[1], from: one)
      let own = thiefKey.handOver(stolen, without: [thief], to: records[1], from: thief)
      for (handover, givers) in [(forged, [one]), (own, [one, thief])] {
        var replica = Replica()
        let changes = records.map(\.change) + [genuine, handover].compactMap(\.self)
        replica.make(changes, at: .distantPast, using: &random)
        let handovers = replica.state.handovers(to: two, twoKey)
        #expect(Set(handovers.map(\.sender)) == Set(givers))
        #expect(KeyRotation(stolen, handovers).key == given)
        #expect(replica.state.handovers(to: one, oneKey) == [])
      }
    }
  }

  @Test func `A device can't receive or hand over keys with a key in another device's record`() {
    let (oneKey, twoKey, thiefKey) = (DeviceKey(), DeviceKey(), DeviceKey())
    let (one, two, thief) = (oneKey.deviceID, twoKey.deviceID, thiefKey.deviceID)
    var random = Generator(seed: 1)
    let key = SyncKey(using: &random)
    #expect(
      oneKey.handOver(key, without: [thief], to: record(of: two, with: thiefKey), from: one) == nil
    )
    let victim = record(of: two, with: twoKey)
    let forged = thiefKey.handOver(key, without: [thief], to: victim, from: one)
    var replica = Replica()
    let changes = [victim.change, record(of: one, with: thiefKey).change, forged].compactMap(\.self)
    #expect(changes.count == 3)
    replica.make(changes, at: .distantPast, using: &random)
    #expect(replica.state.handovers(to: two, twoKey) == [])
  }

  private func record(of device: UUID, with key: DeviceKey) -> DeviceRecord {
    DeviceRecord(id: device, name: "", lastExchange: nil, publicKey: key.publicBytes)
  }

  @Test func `A device whose record got another key puts its own key back`() async throws {
    let three = try await Devices(3)
    let thief = DeviceKey()
    try await three[2].engine.replaceKeys(with: thief)
    try await three.settle([2, 0, 1])
    for number in 0..<2 { try three[number].makeHabit("Of \(number)") }
    try await three.settle([0, 1])
    try await three.remove(2, by: 0)
    try await three.settle([0, 1])
    try await three.expectOneKey([0, 1], removed: [2])
  }

  @Test(arguments: RandomCases.seeds(20))
  func `Random sequential and concurrent removals converge`(seed: UInt64) async throws {
    var dice = Generator(seed: seed)
    let devices = try await Devices(4 + Int(seed % 3))
    var removed: Set<Int> = []
    for _ in 0..<12 {
      let here = devices.all.filter { !removed.contains($0) }
      guard here.count > 2, let one = here.randomElement(using: &dice) else { break }
      switch Int.random(in: 0..<5, using: &dice) {
      case 0 where removed.count + 2 < devices.all.count:
        let others = here.filter { $0 != one }
        guard let other = others.randomElement(using: &dice) else { break }
        if try await devices.removeIfListed(other, by: one) { removed.insert(other) }
      case 1: try devices[one].makeHabit("Habit \(UInt32.random(in: 0...(.max), using: &dice))")
      default:
        let known = here.filter { _ in Bool.random(using: &dice) }
        for device in known { try await devices.exchangeUnlessRemoved(device) }
        devices.copyFiles(known)
      }
    }
    let here = devices.all.filter { !removed.contains($0) }
    // The removed devices take part, because they may have sent changes before they were removed.
    try await devices.settle(devices.all)
    try await devices.expectOneKey(here, removed: removed.sorted())
  }
}

extension SyncEngine {
  /// Writes a key into the records of the other devices, as a thief of this device could.
  fileprivate func replaceKeys(with key: DeviceKey) throws {
    try ledger.update(at: clock.now()) { replica, membership, _ in
      let forged = replica.state.devices.filter { $0.id != membership.id }.map {
        DeviceRecord(
          id: $0.id,
          name: $0.name,
          lastExchange: $0.lastExchange,
          publicKey: key.publicBytes
        )
      }
      var random = SystemRandomNumberGenerator()
      replica.make(forged.map(\.change), at: clock.now(), using: &random)
      return CellSet()
    }
  }
}
