import Foundation
import TestSupport
import Testing

@testable import HabitData

struct SyncLogTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `Adding a line before the first reading keeps the earlier lines`() async throws {
    let file = folder.file("sync.log")
    let start = try Date("2026-03-09T12:00:00Z", strategy: .iso8601)
    _ = await SyncLog(file).add("Sync was set up.", at: start)

    let later = SyncLog(file)
    _ = await later.add("The folder is missing.", at: start.addingTimeInterval(60))

    let texts = ["Sync was set up.", "The folder is missing."]
    #expect(await later.read().map(\.text) == texts)
    #expect(await SyncLog(file).read().map(\.text) == texts)
  }
}
