import Foundation
import TestSupport
import Testing

@testable import HabitSync

@Suite(.timeLimit(.minutes(5)))
struct HostedFilesTests {
  private static let one = String(repeating: "1", count: 32)
  private static let two = String(repeating: "2", count: 32)
  private let folder: TemporaryFolder
  private let files: HostedFiles

  init() throws {
    folder = try TemporaryFolder()
    files = HostedFiles(folder.url)
  }

  @Test func `A file is stored once and never changes`() async throws {
    let files = HostedFiles(folder.file("new"))
    try await files.write(Self.one, [1])
    let first = try await files.listing()
    #expect(first.files == [Self.one])
    try await files.write(Self.one, [1])
    #expect(try await files.listing() == first)
    await #expect(throws: HostedFileError.isAnother) { try await files.write(Self.one, [2]) }
    #expect(try await files.read(Self.one) == [1])
  }

  @Test func `Of many files sent simultaneously under one name, one is stored`() async throws {
    let accepted = await withTaskGroup(of: UInt8?.self) { group in
      for number in UInt8(0)..<20 {
        group.addTask {
          do {
            try await files.write(Self.one, [number])
            return number
          } catch {
            return nil
          }
        }
      }
      return await group.reduce(into: []) { $0 += $1.map { [$0] } ?? [] }
    }
    #expect(accepted.count == 1)
    let stored = try await files.read(Self.one)
    #expect(stored == accepted)
  }

  @Test(
    arguments: [
      "", "..", "a", "../../etc/passwd", "1111111111111111111111111111111",
      "1111111111111111111111111111111G", "1111111111111111111111111111111/",
    ]
  )
  func `Only names of sync files are accepted`(name: String) async throws {
    await #expect(throws: HostedFileError.isNoName) { try await files.write(name, [1]) }
    await #expect(throws: HostedFileError.isNoName) { try await files.remove(name) }
    await #expect(throws: SyncTransportError.hasNoFile(name)) { try await files.read(name) }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path())
    #expect(names == [])
  }

  @Test func `The total size and each file's size are limited`() async throws {
    let files = HostedFiles(folder.url, capacity: 10)
    try await files.write(Self.one, [UInt8](repeating: 0, count: 8))
    await #expect(throws: HostedFileError.isFull) { try await files.write(Self.two, [1, 2, 3]) }
    try await files.write(Self.two, [1, 2])
    try await files.remove(Self.one)
    let three = String(repeating: "3", count: 32)
    try await files.write(three, [UInt8](repeating: 0, count: 8))
    let large = [UInt8](repeating: 0, count: SyncLimits.sealedBytes + 1)
    await #expect(throws: HostedFileError.isTooLarge) { try await files.write(Self.one, large) }
  }

  @Test func `Other files in the folder are neither listed nor read`() async throws {
    try Data([1]).write(to: folder.file(".\(Self.one).partial"))
    try Data([1]).write(to: folder.file("notes.txt"))
    #expect(try await files.listing().files == [])
    await #expect(throws: SyncTransportError.hasNoFile("notes.txt")) {
      try await files.read("notes.txt")
    }
  }

  @Test func `Writes, removals, another program's files, and a server's restart count as changes`()
    async throws
  {
    var known = try await files.listing().change
    // Without a change, the answer comes at the end of the timeout.
    #expect(await files.change(after: known, within: .milliseconds(50)) == known)
    for change in [
      { try await files.write(Self.one, [1]) }, { try await files.remove(Self.one) },
      { try await FolderTransport(folder.url).write(Self.two, [1]) },
    ] {
      let before = known
      async let news = files.change(after: before, within: .seconds(30))
      try await change()
      let next = await news
      #expect(next != known)
      known = try #require(next)
    }
    let news = await files.change(after: "an earlier run", within: .seconds(30))
    #expect(news?.prefix(36) == known.prefix(36))
  }

  @Test func `The number of waiting requests is limited`() async throws {
    let known = try await files.listing().change
    try await withThrowingTaskGroup(of: String?.self) { group in
      for _ in 0..<(HostedFiles.waiterLimit + 5) {
        group.addTask { await files.change(after: known, within: .seconds(60)) }
      }
      // Requests beyond the limit are answered immediately, the others after a change.
      var refused: [String?] = []
      while refused.count < 5, let answer = try await group.next() { refused.append(answer) }
      #expect(refused == [String?](repeating: nil, count: 5))
      try await files.write(Self.one, [1])
      for try await answer in group { #expect(answer != nil) }
    }
  }
}
