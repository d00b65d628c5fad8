import Foundation
import WebElements

/// A file that a page waits for.
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

  /// Whether the page still waits.
  var isOpen: Bool { receive != nil }

  /// Reserves the upload for one request. Returns whether it was free.
  func begin() -> Bool {
    guard isOpen, !isUnderWay else { return false }
    isUnderWay = true
    return true
  }

  /// Lets the browser try again: it went away in the middle.
  func breakOff() {
    isUnderWay = false
  }

  /// Hands the file to the page, or removes it where the page waits no longer.
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

  /// The page waits no longer.
  func close() {
    receive = nil
  }
}
