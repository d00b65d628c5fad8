import Foundation
import HabitEngine
import TestSupport
import Testing

@testable import HabitSync

struct SyncFileTests {
  @Test func `The format of a file has not changed`() throws {
    let file = try SampleFiles.golden
    let sealed = try file.sealed(SampleFiles.seal)
    #expect(hex(file.bytes) == Self.goldenBytes)
    #expect(try SyncFile(bytes: file.bytes) == file)
    #expect(try SyncFile(sealed, SampleFiles.seal) == file)
    // The output of zlib may change between versions, so a stored file is opened instead.
    let name = try #require(SyncFileName(text: Self.goldenName))
    let stored = SealedFile(name: name, bytes: [UInt8](hex: Self.goldenSealed))
    #expect(try SyncFile(stored, SampleFiles.seal) == file)
  }

  @Test func `A damaged, foreign, newer, or renamed file is refused with an explanation`() throws {
    let file = try SampleFiles.golden.sealed(SampleFiles.seal)
    func error(_ name: SyncFileName, _ bytes: [UInt8]) -> SyncFileError? {
      #expect(throws: SyncFileError.self) {
        try SyncFile(SealedFile(name: name, bytes: bytes), SampleFiles.seal)
      }
    }
    var later = file.bytes
    later[4] = 2
    var other = file.name.bytes
    other[15] ^= 1
    #expect(error(file.name, []) == .isCut)
    #expect(error(file.name, Array(file.bytes.prefix(20))) == .isCut)
    #expect(error(file.name, file.bytes.dropLast()) == .isNotSealed)
    #expect(error(file.name, file.bytes + [0]) == .isNotSealed)
    #expect(error(file.name, Array("<html><body>Sign in here</body></html>".utf8)) == .isForeign)
    #expect(error(file.name, later) == .isOfLaterVersion(2))
    #expect(error(SyncFileName(other), file.bytes) == .isNotSealed)
    #expect(throws: SyncFileError.isNotSealed) {
      let key = SyncKey(bytes: Array(repeating: 1, count: 32))!  // 32 bytes, like every key.
      _ = try SyncFile(file, FileSeal(key))
    }
    let huge = [UInt8](repeating: 0, count: SyncLimits.sealedBytes + 1)
    #expect(error(file.name, huge) == .isTooLarge)
    #expect(SyncFileError.isCut.localizedDescription == "The file is incomplete.")
  }

  @Test func `Data that exceeds the limit when unpacked is refused before unpacking`() throws {
    let bomb = try Packing.pack([UInt8](repeating: 0, count: SyncLimits.unpackedBytes + 1))
    #expect(bomb.count < 20_000)
    #expect(throws: SyncFileError.unpacksTooLarge) { try Packing.unpack(bomb) }
    // The header claims a small size.
    var liar = ByteWriter()
    liar.count(10)
    liar.raw(bomb.dropFirst(4))
    #expect(throws: SyncFileError.unpacksTooLarge) { try Packing.unpack(liar.bytes) }
  }

  @Test func `The files of random histories survive a round trip, whole and in pieces`()
    async throws
  {
    for file in try await SampleFiles.random(5) {
      let content = try SyncFile(file, SampleFiles.seal)
      #expect(try content.sealed(SampleFiles.seal) == file)
      let pieces = content.state.pieces(of: 200)
      #expect(pieces.reduce(SyncState()) { $0.merged(with: $1) } == content.state)
    }
  }

  private func hex(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

extension SyncFileTests {
  private static let goldenBytes = """
    01abababababababababababababababab011d0b14e4db018fed0158020110010101010101010101\
    010101010101010301000080b083c5986800054472696e6b0900000000050474696d651506c0b802\
    c0b8020000000101020667617264656e0201000000000647617264656e0400000000010c02470101\
    01010101010101010101010101010103c0b8020f00d00f003c0000000004636f6c64023700d00f00\
    1e0000cf0f000680b083c5986801000000f0010000f001040200000002070403010203
    """
  private static let goldenName = "c17be533b4ef03102f5bae84207040a2"
  private static let goldenSealed = """
    4854535901419e2342ad6cb6c3f99beb041e9df4ec027eb9309defc22e58ca5922953e3a261c106b\
    655b622b74d99077d87163f64f8da37f129790dd9a06d44dc150039127dc84d1bcaa9452addddeb7\
    77dc4fa2ac9cb9cc3b41caec5bd4ff07b65c1d34f36fb3022d05c6201370c47446174fe3007620ce\
    eb5b5d19d7c2782bccecadb891211467837bdb0e115a405b4fa396e346638c281e54
    """
}
