import Foundation
import HabitSync
import HabitTestSupport
import TestSupport
import Testing

@testable import HabitData

/// The bookmark of a folder that was chosen in Files.
@MainActor struct SyncBookmarkTests {
  private let fixture: StoreFixture
  private let share: TemporaryFolder
  private let own: TemporaryFolder

  init() throws {
    (fixture, share, own) = (try StoreFixture(), try TemporaryFolder(), try TemporaryFolder())
  }

  @Test func `A stale bookmark is renewed in the settings`() async throws {
    let (old, new) = (Data([1]), Data([2]))
    let engine = SyncEngine(
      fixture.container,
      settings: own.file("sync.json"),
      clock: fixture.time.clock,
      renewBookmark: { $0 == old ? new : nil },
      transport: { [url = share.url] _ in FolderTransport(url) }
    )
    _ = try await engine.setUp(.folder(path: "/habits", bookmark: old), named: "Phone")
    _ = try await engine.exchange()
    #expect(try await engine.settings().place == .folder(path: "/habits", bookmark: new))
  }
}
