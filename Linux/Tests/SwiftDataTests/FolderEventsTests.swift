import Foundation
import TestSupport
import Testing

@testable import SwiftData

@Suite @MainActor struct FolderEventsTests {
  @Test(.timeLimit(.minutes(1)))
  func `An observer of a folder ends when the folder is moved`() async throws {
    try await withTemporaryFolder { url in
      let folder = url.appending(path: "store")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      let ends = Counter()
      let events = FolderEvents(
        of: folder.path(percentEncoded: false),
        onEvent: {},
        onEnd: { ends.add() }
      )
      try FileManager.default.moveItem(at: folder, to: url.appending(path: "moved"))
      await ends.wait(for: 1)
      #expect(events != nil)
    }
  }
}
