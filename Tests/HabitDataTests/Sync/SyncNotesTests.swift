import Foundation
import HabitEngine
import HabitSync
import HabitTestSupport
import SwiftData
import TestSupport
import Testing

@testable import HabitData

/// The exact changes that a write records for the other devices.
@MainActor
struct SyncNotesTests {
  private let folder: TemporaryFolder
  private let device: SyncFixture

  init() async throws {
    folder = try TemporaryFolder()
    device = try SyncFixture("One")
    try await device.join(folder.url)
  }

  /// Returns the facts that a write has recorded.
  private func facts(of write: () throws -> Void) async throws -> [SyncFact] {
    try await device.exchange()
    try write()
    return try ModelContext(device.device.container).fetch(FetchDescriptor<SyncEntry>())
      .flatMap { try [SyncFact](bytes: Array($0.bytes)) }
  }

  @Test func `Deleting a habit records only the deletion, not its days`() async throws {
    let read = try device.device.makeHabit("Read")
    device.store.toggleToday(read)
    let id = read.id
    let noted = try await facts { _ = device.store.delete(read) }
    #expect(noted == [.noHabit(id)])
  }

  @Test func `A reopened day is recorded with the count 0`() async throws {
    let read = try device.device.makeHabit("Read")
    device.store.toggleToday(read)
    let noted = try await facts { device.store.toggleToday(read) }
    let days = noted.compactMap { fact -> DayFact? in
      guard case .day(read.id, device.store.today, let day) = fact else { return nil }
      return day
    }
    #expect(days.map(\.count) == [0])
  }

  @Test func `A removal of a user's category is recorded`() async throws {
    let draft = CategoryInfo(id: .health, name: "Garden", icon: "star.fill", color: "blue")
    let category = try #require(device.store.addCategory(draft))
    let noted = try await facts { device.store.removeCategory(category) }
    #expect(noted == [.noCategory(category.rawValue)])
  }
}
