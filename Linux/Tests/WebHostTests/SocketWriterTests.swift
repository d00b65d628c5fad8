import FlyingSocks
import Foundation
import Testing
import WebElements

@testable import WebHost

struct SocketWriterTests {
  /// The browser does not read at first. When it does, the rest of the frame is sent, and no byte
  /// is sent twice.
  @Test func `The rest of a partly written frame is sent later`() async throws {
    let (writer, reader) = try await pair()
    let frames = [100, 4_000].map { length in
      WebSocketFrame(.text, payload: (0..<length).map { UInt8(truncatingIfNeeded: $0) })
    }
    #expect(writer.begin(frames[0]) == nil)
    let left = try #require(writer.begin(frames[1]))
    guard case .bytes(let rest) = left, (1..<4_000).contains(rest.count) else {
      Issue.record("the frame was written completely or not at all")
      return
    }
    async let isWritten: Void = writer.write(left)
    let all = frames.flatMap(\.encoded)
    #expect(try await reader.read(bytes: all.count) == all)
    try await isWritten
    try writer.socket.close()
    try reader.close()
  }

  @Test func `A piece that the client does not read in time ends the connection`() async throws {
    var limits = HostLimits()
    limits.writeDeadline = .milliseconds(20)
    limits.writePiece = 2_000
    let (writer, reader) = try await pair(limits)
    await #expect(throws: SocketError.disconnected) {
      try await writer.write(.bytes(Data(count: 1 << 20)))
    }
    try writer.socket.close()
    try reader.close()
  }

  @Test func `A slow client gets all of a long answer`() async throws {
    var limits = HostLimits()
    limits.writePiece = 2_000
    let (writer, reader) = try await pair(limits)
    let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 / 3) }
    async let isWritten: Void = writer.write(.bytes(Data([9, 9] + bytes).dropFirst(2)))
    #expect(try await reader.read(bytes: bytes.count) == bytes)
    try await isWritten
    try writer.socket.close()
    try reader.close()
  }

  @Test func `A long frame is not compressed on the main actor`() async throws {
    let (writer, reader) = try await pair()
    let frame = WebSocketFrame(.text, payload: [UInt8](repeating: 1, count: 4_097))
    guard case .frame(frame) = writer.begin(frame) else {
      Issue.record("the frame was compressed on the main actor")
      return
    }
    try writer.socket.close()
    try reader.close()
  }

  private func pair(
    _ limits: HostLimits = HostLimits()
  ) async throws -> (SocketWriter, AsyncSocket) {
    var ends: [Int32] = [0, 0]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    // The buffer is smaller than a frame, so that only a part of the frame is written.
    var size: Int32 = 1
    setsockopt(ends[0], SOL_SOCKET, SO_SNDBUF, &size, socklen_t(MemoryLayout<Int32>.size))
    func end(_ descriptor: Int32) async throws -> AsyncSocket {
      try AsyncSocket(socket: Socket(file: .init(rawValue: descriptor)), pool: try await .client)
    }
    let (near, far) = (try await end(ends[0]), try await end(ends[1]))
    return (SocketWriter(socket: near, deflates: false, limits: limits), far)
  }
}
