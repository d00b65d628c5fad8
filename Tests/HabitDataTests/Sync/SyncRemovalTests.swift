import Foundation
import HabitCiphers
import HabitSync
import HabitTestSupport
import TestSupport
import Testing

@testable import HabitData

/// Devices that remove others, while what they leave for each other is on its way.
@MainActor
@Suite("Removing devices at one moment")
struct SyncRemovalTests {
  @Test(
    "A removes C while B removes D: both are out, and all others go on with one key",
    arguments: [[0, 1, 4], [1, 0, 4], [4, 1, 0], [4, 0, 1]]
  )
  func removesTwo(order: [Int]) async throws {
    let five = try await Devices(5)
    try await five.remove(2, by: 0)
    try await five.remove(3, by: 1)
    try five[0].make("Of A")
    try five[1].make("Of B")
    try five[4].make("Of E")
    for device in order { try await five.exchange(device) }
    try await five.settle(order)
    try await five.expectOneKey(order, removed: [2, 3])
    #expect(try five[0].names() == ["Of A", "Of B", "Of E", "Start"])
  }

  @Test(
    "A removes B while B removes A: neither stays, and the third goes on alone",
    arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0]]
  )
  func removesEachOther(order: [Int]) async throws {
    let three = try await Devices(3)
    try await three.remove(1, by: 0)
    try await three.remove(0, by: 1)
    try three[2].make("Of C")
    try await three.settle(order)
    try await three.expectOneKey([2], removed: [0, 1])
    #expect(try three[2].names() == ["Of C", "Start"])
    #expect(try three[0].names() == ["Start"])
    // Who wants to stay comes back with the words that the third one shows.
    try await three[0].engine.leave()
    try await three.join(0, with: try #require(try three[2].engine.key()))
    try await three.settle([0, 2])
    #expect(try three[0].names() == ["Of C", "Start"])
  }

  @Test("Two that remove each other, and nobody else: each one is told")
  func removesEachOtherAlone() async throws {
    let two = try await Devices(2)
    try await two.remove(1, by: 0)
    try await two.remove(0, by: 1)
    try await two.settle([0, 1])
    try await two.expectOneKey([], removed: [0, 1])
  }

  @Test("Both remove the same one: one key, whoever is first", arguments: [[0, 1, 3], [3, 1, 0]])
  func removesOneTwice(order: [Int]) async throws {
    let four = try await Devices(4)
    try await four.remove(2, by: 0)
    try await four.remove(2, by: 1)
    try await four.settle(order)
    try await four.expectOneKey(order, removed: [2])
  }

  @Test(
    "Who was away meanwhile, and has removed another one, and those who came meanwhile: one key"
  )
  func comesBackLate() async throws {
    let devices = try await Devices(5)
    try await devices.remove(2, by: 0)
    try await devices.settle([0, 4])
    // A new device comes with the words of the second key, and a third key is made.
    let late = try devices.add()
    try await devices.join(late, with: try #require(try devices[0].engine.key()))
    try await devices.settle([0, late])
    try await devices.remove(4, by: 0)
    try await devices.settle([0, late])
    try devices[late].make("Of the new one")
    // The one that was away knows of none of it.
    try devices[1].make("Of B")
    try await devices.remove(3, by: 1)
    try await devices.settle([0, 1, late])
    try await devices.expectOneKey([0, 1, late], removed: [2, 3, 4])
    #expect(try devices[1].names() == ["Of B", "Of the new one", "Start"])
  }

  @Test("Who joins with the words of before a removal is told")
  func joinsWithOldWords() async throws {
    let three = try await Devices(3)
    let old = try #require(try three[0].engine.key())
    try await three.remove(2, by: 0)
    try await three.settle([0, 1])
    let late = try three.add()
    try await three.join(late, with: old)
    let report = try await three.exchange(late)
    let words =
      "The other devices go on with a new key. Leave sync here, and join with the new words."
    #expect(report.problem == words)
    try await three[late].engine.leave()
    try await three.join(late, with: try #require(try three[0].engine.key()))
    try await three.settle([0, 1, late])
    #expect(try await three.exchange(late).problem == nil)
    #expect(try three[late].names() == ["Start"])
  }

  @Test("A removed device can't hand a key over, nor say who is removed, in another one's name")
  func forgesNothing() throws {
    let (one, two, thief) = (UUID(), UUID(), UUID())
    let ciphers = CryptoCiphers()
    let keys = try (0..<3).map { _ in try DeviceKey(ciphers) }
    let (oneKey, twoKey, thiefKey) = (keys[0], keys[1], keys[2])
    let records = [(one, oneKey), (two, twoKey), (thief, thiefKey)].map {
      DeviceRecord(id: $0, name: "", lastExchange: nil, publicKey: $1.publicBytes)
    }
    var random = Generator(seed: 1)
    let (first, second) = (SyncKey(using: &random), SyncKey(using: &random))
    // Whichever of the two has the smaller hash.
    for (given, stolen) in [(first, second), (second, first)] {
      let told = oneKey.handOver(given, without: [thief], to: records[1], from: one)
      let forged = thiefKey.handOver(stolen, without: [thief], to: records[1], from: one)
      let own = thiefKey.handOver(stolen, without: [thief], to: records[1], from: thief)
      for (said, givers) in [(forged, [one]), (own, [one, thief])] {
        var replica = Replica()
        let changes = records.map(\.change) + [told, said].compactMap(\.self)
        replica.make(changes, at: .distantPast, using: &random)
        let handOvers = replica.state.handOvers(to: two, twoKey)
        #expect(Set(handOvers.map(\.giver)) == Set(givers))
        #expect(Succession(stolen, handOvers, ciphers).key == given)
        #expect(replica.state.handOvers(to: one, oneKey) == [])
      }
    }
  }

  @Test("Random removals, one after the other and at one moment", arguments: RandomCases.seeds(20))
  func happensAtRandom(seed: UInt64) async throws {
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
      case 1: try devices[one].make("Habit \(UInt32.random(in: 0...(.max), using: &dice))")
      default:
        let known = here.filter { _ in Bool.random(using: &dice) }
        for device in known { try await devices.exchangeIfStays(device) }
        devices.carry(known)
      }
    }
    let here = devices.all.filter { !removed.contains($0) }
    // Also what a removed one had said before it was.
    try await devices.settle(devices.all)
    try await devices.expectOneKey(here, removed: removed.sorted())
  }
}
