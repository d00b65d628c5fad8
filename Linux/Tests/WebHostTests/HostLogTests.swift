import FlyingSocks
import Foundation
import Testing

@testable import WebHost

struct HostLogTests {
  @Test(
    arguments: [
      // The client disconnected.
      (SocketError.failed(type: "Write", errno: EPIPE, message: ""), nil),
      (SocketError.failed(type: "Read", errno: ECONNRESET, message: ""), nil),
      (SocketError.disconnected, nil), (CancellationError(), nil),
      (
        SocketError.failed(type: "Accept", errno: EMFILE, message: ""),
        "it ended: Accept failed: Too many open files"
      ),
      (CloseCode.protocolError, "it ended: CloseCode"),
    ] as [(any Error, String?)]
  )
  func `An error is logged by its description or type, unless the client disconnected`(
    error: any Error,
    line: String?
  ) {
    #expect(HostLog.line("it ended", error) == line)
  }
}
