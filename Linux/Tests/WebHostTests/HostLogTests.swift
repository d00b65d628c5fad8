import FlyingSocks
import Foundation
import Testing

@testable import WebHost

struct HostLogTests {
  @Test(
    arguments: [
      SocketError.failed(type: "Write", errno: EPIPE, message: ""),
      SocketError.failed(type: "Read", errno: ECONNRESET, message: ""),
      SocketError.disconnected, CancellationError(),
    ] as [any Error]
  )
  func `A client that disconnected is not logged`(error: any Error) {
    #expect(HostLog.line("a connection ended early", error) == nil)
  }

  @Test func `A system error is logged with its description`() {
    let error = SocketError.failed(type: "Accept", errno: EMFILE, message: "")
    #expect(
      HostLog.line("a connection was not accepted", error)
        == "a connection was not accepted: Accept failed: Too many open files"
    )
  }

  @Test func `An error that is not a system error is logged by its type`() {
    #expect(
      HostLog.line("a message that is not an event", CloseCode.protocolError)
        == "a message that is not an event: CloseCode"
    )
  }
}
