import Foundation
import TestSupport
import WebElements

/// File transfers with a simulated browser.
@MainActor final class TestFiles: FileChannel {
  private(set) var uploads: [String: @MainActor (Result<ReceivedFile, any Error>) -> Void] = [:]
  private(set) var offered: [OfferedFile] = []
  private var downloadHandlers: [@MainActor () -> Void] = []
  private var count = 0
  private var folders: [TemporaryFolder] = []

  func openUpload(
    _ receive: @escaping @MainActor (Result<ReceivedFile, any Error>) -> Void
  ) -> String {
    count += 1
    uploads["/upload/\(count)"] = receive
    return "/upload/\(count)"
  }

  func closeUpload(_ address: String) {
    uploads[address] = nil
  }

  func openDownload(_ file: OfferedFile, taken: @escaping @MainActor () -> Void) -> String {
    offered.append(file)
    downloadHandlers.append(taken)
    return "/download/\(offered.count)"
  }

  /// Uploads a text file to an address.
  ///
  /// - Returns: The URL of the received file.
  func send(_ text: String, to address: String) throws -> URL {
    let folder = try TemporaryFolder()
    folders.append(folder)
    let url = folder.file("a.json")
    try Data(text.utf8).write(to: url)
    uploads.removeValue(forKey: address)?(.success(ReceivedFile(url: url)))
    return url
  }

  func fail(_ error: any Error, at address: String) {
    uploads.removeValue(forKey: address)?(.failure(error))
  }

  /// Downloads the file that was offered last.
  func download() {
    downloadHandlers.removeLast()()
  }
}
