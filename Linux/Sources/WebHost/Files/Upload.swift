import Foundation
import WebElements

/// An upload that a page expects.
@MainActor final class Upload {
  nonisolated let token = RandomToken()
  nonisolated let folder: URL
  private var receive: (@MainActor (Result<ReceivedFile, any Error>) -> Void)?
  private var isUnderWay = false

  init(
    into folder: URL,
    _ receive: @escaping @MainActor (Result<ReceivedFile, any Error>) -> Void
  ) {
    self.folder = folder
    self.receive = receive
  }

  /// True while the page expects the file.
  var isOpen: Bool { receive != nil }

  /// Reserves the upload for a request. Returns false if it is already reserved or has ended.
  func begin() -> Bool {
    guard isOpen, !isUnderWay else { return false }
    isUnderWay = true
    return true
  }

  /// Releases the upload after a broken connection, so that the browser can retry.
  func breakOff() {
    isUnderWay = false
  }

  /// Passes the file to the page, or removes it if the page no longer expects it.
  func finish(_ result: Result<ReceivedFile, any Error>) {
    guard let receive else {
      if case .success(let file) = result {
        HostLog.report("removing a file") { try file.remove() }
      }
      return
    }
    self.receive = nil
    receive(result)
  }

  /// Ends the upload.
  func close() {
    receive = nil
  }
}
