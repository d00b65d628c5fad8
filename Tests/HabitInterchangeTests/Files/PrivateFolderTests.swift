import Foundation
import TestSupport
import Testing

@testable import HabitInterchange

/// Temporary folders, and leftovers of processes that were killed.
@Suite(.serialized) struct PrivateFolderTests {
  private func permissions(_ url: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: url.path())[.posixPermissions] as? Int
  }

  @Test func `A folder is private and removed after use`() throws {
    let folder = try PrivateFolder.use { folder in
      #expect(try permissions(folder) == 0o700)
      #expect(try permissions(PrivateFolder.ofProcess) == 0o700)
      try Data("secret".utf8).write(to: folder.appending(path: "copy"))
      return folder
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path()))
    #expect(!FileManager.default.fileExists(atPath: PrivateFolder.ofProcess.path()))
  }

  @Test func `Only a folder of this user that others can't access is used again`() throws {
    try withTemporaryFolder { parent in
      let manager = FileManager.default
      let folder = parent.appending(path: "own", directoryHint: .isDirectory)
      try PrivateFolder.create(folder)
      try PrivateFolder.create(folder)
      #expect(try permissions(folder) == 0o700)

      let link = parent.appending(path: "link", directoryHint: .isDirectory)
      try manager.createSymbolicLink(
        atPath: parent.appending(path: "link").path(),
        withDestinationPath: folder.path()
      )
      let file = parent.appending(path: "file", directoryHint: .isDirectory)
      try Data().write(to: parent.appending(path: "file"))
      try manager.setAttributes(
        [.posixPermissions: 0o600],
        ofItemAtPath: parent.appending(path: "file").path()
      )
      let shared = parent.appending(path: "shared", directoryHint: .isDirectory)
      try manager.createDirectory(at: shared, withIntermediateDirectories: false)
      try manager.setAttributes([.posixPermissions: 0o710], ofItemAtPath: shared.path())
      for other in [link, file, shared] {
        #expect(throws: POSIXError(.EACCES)) { try PrivateFolder.create(other) }
      }
    }
  }

  @Test func `Leftover folders are removed, and folders of running processes stay`() throws {
    // No process has such a high number.
    let dead = pid_t.max
    let alive = getppid()
    func make(_ process: pid_t) throws -> URL {
      let folder = URL.temporaryDirectory.appending(path: "HabitTracker-\(process)-\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("secret".utf8).write(to: folder.appending(path: "copy"))
      return folder
    }
    let folders = try [dead, getpid(), alive].map(make)
    try PrivateFolder.use { own in
      try PrivateFolder.sweep()
      #expect(FileManager.default.fileExists(atPath: own.path()))
    }
    #expect(
      folders.map { FileManager.default.fileExists(atPath: $0.path()) } == [false, false, true]
    )
    try FileManager.default.removeItem(at: folders[2])
  }
}
