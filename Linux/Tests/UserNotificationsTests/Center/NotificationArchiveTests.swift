import Foundation
import TestSupport
import Testing

@testable import UserNotifications

/// The file that stores notifications.
@MainActor struct NotificationArchiveTests {
  private func permissions(_ url: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
  }

  @Test func `Only this user can read the stored notifications`() throws {
    try withTemporaryFolder { parent in
      let folder = parent.appending(path: "app")
      let file = folder.appending(path: "notifications.json")
      let archive = NotificationArchive(file: file)
      #expect(try archive.acquire())
      for _ in 0..<2 {
        try archive.save(NotificationArchive.Content())
        #expect(try permissions(file) == 0o600)
      }
      #expect(try permissions(folder) == 0o700)
    }
  }
}
