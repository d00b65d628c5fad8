import Foundation
import TestSupport
import Testing

@testable import HabitSync

/// A folder's change notifications.
@Suite(.timeLimit(.minutes(5))) struct FolderChangeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `A wait ends when another program creates a file`() async throws {
    let transport = FolderTransport(folder.url)
    _ = try await transport.names()
    let wait = Task { try await transport.waitForChange() }
    try await FolderTransport(folder.url).write("a", [1])
    try await wait.value
    #expect(try await transport.names() == ["a"])
  }

  @Test func `A wait ends immediately if a file arrived before it`() async throws {
    let transport = FolderTransport(folder.url)
    _ = try await transport.names()
    try await FolderTransport(folder.url).write("a", [1])
    try await transport.waitForChange()
  }

  @Test func `A folder in place of a file is read as empty`() async throws {
    let file = folder.file("a")
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
    #expect(try await FolderTransport(folder.url).read("a", limit: 100) == [])
  }

  @Test func `A wait ends when the folder is removed`() async throws {
    let share = folder.file("share")
    try FileManager.default.createDirectory(at: share, withIntermediateDirectories: false)
    let transport = FolderTransport(share)
    _ = try await transport.names()
    let wait = Task { try await transport.waitForChange() }
    try FileManager.default.moveItem(at: share, to: folder.file("other"))
    try await wait.value
  }

  @Test func `A wait for a folder that was already removed ends immediately`() async throws {
    let share = folder.file("share")
    try FileManager.default.createDirectory(at: share, withIntermediateDirectories: false)
    let transport = FolderTransport(share)
    _ = try await transport.names()
    try FileManager.default.moveItem(at: share, to: folder.file("other"))
    try await transport.waitForChange()
    await #expect(throws: SyncTransportError.self) { try await transport.names() }
  }

  @Test func `A canceled wait ends with an error`() async throws {
    let transport = FolderTransport(folder.url)
    _ = try await transport.names()
    let wait = Task { try await transport.waitForChange() }
    wait.cancel()
    await #expect(throws: SyncTransportError.self) { try await wait.value }
  }
}
