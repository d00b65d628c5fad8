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
  func whoWentAwayIsNotTold(error: any Error) {
    #expect(HostLog.line("a connection ended early", error) == nil)
  }

  @Test func whatTheSystemRefusesIsToldInItsWords() {
    let error = SocketError.failed(type: "Accept", errno: EMFILE, message: "")
    #expect(
      HostLog.line("a connection was not accepted", error)
        == "a connection was not accepted: Accept failed: Too many open files"
    )
  }

  @Test func ofAnyOtherErrorItsKindIsTold() {
    #expect(
      HostLog.line("a message that is no event", CloseCode.protocolError)
        == "a message that is no event: CloseCode"
    )
  }
}
