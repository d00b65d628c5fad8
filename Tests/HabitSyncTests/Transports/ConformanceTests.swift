import Foundation
import TestSupport
import Testing

@testable import HabitSync

struct ConformanceTests {
  @Test(.timeLimit(.minutes(5)))
  func `A folder meets the requirements of a transport`() async throws {
    try await withTemporaryFolder { try await expectConformance(FolderTransport($0)) }
  }

  @Test(
    .timeLimit(.minutes(5)),
    arguments: [true, false],
    ["D:", "", "lp1:"]
  )
  func `WebDAV meets the requirements of a transport`(movesFiles: Bool, element: String)
    async throws
  {
    var style = TestWebDAV.Style(element: element, movesFiles: movesFiles)
    style.prefix = element.isEmpty ? "https://behind.example/remote" : ""
    let dav = TestWebDAV(style)
    let server = try TestServer { dav.reply(to: $0) }
    defer { server.stop() }
    let transport = WebDAVTransport(
      url: try server.url("/dav/habits"),
      user: "ann",
      password: "töp"
    )
    try await expectConformance(transport)
    #expect(dav.files == [:])
  }

  @Test(.timeLimit(.minutes(5)))
  func `A server meets the requirements of a transport`() async throws {
    try await withTemporaryFolder { folder in
      let hosted = TestHost(HostedFiles(folder.appending(path: "files")))
      let server = try TestServer { await hosted.reply(to: $0) }
      defer { server.stop() }
      let url = try server.url("/habits")
      try await expectConformance(ServerTransport(url: url, token: TestHost.token))
    }
  }
}
