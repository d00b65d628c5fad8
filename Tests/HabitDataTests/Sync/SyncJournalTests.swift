import Foundation
import HabitEngine
import HabitSync
import HabitTestSupport
import SwiftData
import TestSupport
import Testing

@testable import HabitData

/// The recorded writes of a store, with which all devices converge.
@MainActor
struct SyncJournalTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: RandomCases.seeds(20))
  func `Three stores converge`(seed: UInt64) async throws {
    var random = Generator(seed: seed)
    var devices: [SyncFixture] = []
    for name in ["One", "Two", "Three"] { devices.append(try SyncFixture(name)) }
    var writers = devices.map { RandomWrites($0, seed: random.next()) }
    for (index, device) in devices.enumerated() {
      for _ in 0..<5 { try await writers[index].write() }
      try await device.join(folder.url)
    }
    for _ in 0..<60 {
      let index = Int(random.next() % 3)
      let device = devices[index]
      for other in devices { other.device.time.advance(by: Double(random.next() % 5_000)) }
      switch random.next() % 16 {
      case 0...3: try await device.exchange()
      case 4:
        try await device.engine.leave()
        try await device.join(folder.url)
      default: try await writers[index].write()
      }
      let difference = try await device.known()?.difference(from: device.stored())
      try #require(difference == nil, "\(difference ?? "")")
    }
    for _ in 0..<4 {
      for device in devices { try await device.exchange() }
    }
    let first = try devices[0].stored()
    for device in devices {
      #expect(try device.stored().difference(from: first) == nil)
      #expect(try await device.known()?.difference(from: first) == nil)
    }
  }

  @Test func `Two writers that choose the same number keep both entries`() throws {
    let fixture = try StoreFixture()
    for bytes in [Data([1]), Data([2])] {
      let context = ModelContext(fixture.container)
      context.insert(SyncEntry(number: 1, date: fixture.time.now, bytes: bytes))
      try context.save()
    }
    let entries = try ModelContext(fixture.container).fetch(FetchDescriptor<SyncEntry>())
    #expect(Set(entries.map(\.bytes)) == [Data([1]), Data([2])])
  }
}
