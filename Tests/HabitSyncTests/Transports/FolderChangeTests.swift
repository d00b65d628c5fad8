import Foundation
import TestSupport
import Testing

@testable import HabitSync

/// A folder's change notifications.
@Suite(.timeLimit(.minutes(5))) struct FolderChangeTests {
  private let place: TemporaryFolder
  private let folder: URL
  private let transport: FolderTransport

  /// Creates a folder and lists it.
  init() async throws {
    place = try TemporaryFolder()
    folder = place.file("share")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    transport = FolderTransport(folder)
    _ = try await transport.names()
  }

  @Test func `A wait ends when another program creates a file`() async throws {
    let wait = Task { try await transport.waitForChange() }
    try await FolderTransport(folder).write("a", [1])
    try await wait.value
    #expect(try await transport.names() == ["a"])
  }

  @Test func `A wait ends immediately if a file arrived before it`() async throws {
    try await FolderTransport(folder).write("a", [1])
    try await transport.waitForChange()
  }

  @Test func `A folder in place of a file is read as empty`() async throws {
    let file = folder.appending(path: "a")
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
    #expect(try await transport.read("a", limit: 100) == [])
  }

  @Test func `A wait ends when the folder is removed`() async throws {
    let wait = Task { try await transport.waitForChange() }
    try FileManager.default.moveItem(at: folder, to: place.file("other"))
    try await wait.value
  }

  @Test func `A wait for a folder that was already removed ends immediately`() async throws {
    try FileManager.default.moveItem(at: folder, to: place.file("other"))
    try await transport.waitForChange()
    await #expect(throws: SyncTransportError.self) { try await transport.names() }
  }

  @Test func `A canceled wait ends with an error`() async throws {
    let wait = Task { try await transport.waitForChange() }
    wait.cancel()
    await #expect(throws: SyncTransportError.self) { try await wait.value }
  }
}
