import Foundation
import GRDB
import TestSupport
import Testing

@testable import SwiftData

/// Obstacles to a save are explained, and the save succeeds later.
@Suite struct StoreObstacleTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test @MainActor
  func `A save of the main context fails early while another program writes`() throws {
    let container = try folder.open()
    container.shortenLockTimeout()
    let other = try DatabaseQueue(path: folder.store.path)
    let context = container.mainContext
    context.insert(Note(number: 1, text: "one"))
    try other.inTransaction(.immediate) { _ in
      let clock = ContinuousClock()
      let time = clock.measure {
        let error = #expect(throws: SwiftDataError.self) { try context.save() }
        #expect(error?.localizedDescription == StoreMessages.isBusy)
      }
      // A save of another context waits for ten seconds.
      #expect(time < .seconds(5))
      return .rollback
    }
    try context.save()
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Note>()) == 1)
  }

  @Test func `A background save waits for another program's write`() throws {
    let container = try folder.open()
    let other = try DatabaseQueue(path: folder.store.path)
    let context = ModelContext(container)
    context.insert(Note(number: 1, text: "one"))
    let holds = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      do {
        try other.inTransaction(.immediate) { _ in
          holds.signal()
          // The lock lasts longer than a window would wait.
          usleep(600_000)
          return .commit
        }
      } catch {
        Issue.record(error)
      }
    }
    holds.wait()
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Note>()) == 1)
  }

  @Test func `A database error has a readable explanation`() {
    let messages = [ResultCode.SQLITE_BUSY, .SQLITE_FULL, .SQLITE_READONLY, .SQLITE_IOERR]
      .map { StoreMessages.message(for: DatabaseError(resultCode: $0, message: "disk I/O error")) }
    #expect(
      messages == [
        "Another program is writing to the store. Try again in a moment.",
        "The disk is full. Free some space, then try again.",
        "The store can't be written: its file or its folder is read-only.",
        "The disk can't be read or written (disk I/O error).",
      ]
    )
    #expect(SystemCall.failure(ENOSPC).explanation == StoreMessages.isFull)
    #expect(SystemCall.failure(EROFS).explanation == StoreMessages.isReadOnly)
  }

  @Test func `Network file systems are recognized`() {
    let mounts = """
      36 35 98:0 / / rw,noatime shared:1 - ext4 /dev/root rw
      52 36 0:45 / /home/me rw,relatime shared:28 master:1 - nfs4 server:/home rw,vers=4.2
      60 36 0:50 / /mnt/drive rw - fuse.sshfs me@server: rw
      """
    #expect(!NetworkFileSystem.isNetwork(98 << 8, in: mounts))
    #expect(NetworkFileSystem.isNetwork(45, in: mounts))
    #expect(NetworkFileSystem.isNetwork(50, in: mounts))
    #expect(!NetworkFileSystem.isNetwork(46, in: mounts))
  }

  @Test func `A store on a network file system has no log`() throws {
    let file = StoreFile(path: folder.store.path, keepsLog: false)
    let connection = try Connection(path: folder.store.path, file: file)
    file.adopt()
    try connection.transaction { try $0.execute(sql: "CREATE TABLE note (number INTEGER)") }
    let mode = try connection.access { try Cursor($0, sql: "PRAGMA journal_mode").firstText() }
    #expect(mode == "delete")
    #expect(try connection.checkpoint())
    #expect(try folder.contents().keys.sorted() == ["test.store"])
    rename(folder.store.path, folder.store.path + ".moved")
    #expect(throws: SwiftDataError.self) {
      try connection.transaction { try $0.execute(sql: "INSERT INTO note VALUES (1)") }
    }
  }
}
