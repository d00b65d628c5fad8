import Foundation

/// The way of files between a page and its browser.
@MainActor public protocol FileChannel: AnyObject {
  /// Waits for one file from the browser.
  /// - Parameter receive: Called at most once, with the file in a folder of its own, which the
  ///   receiver removes (see ``ReceivedFile``), or with the reason why it could not be written.
  /// - Returns: The address to send the file to; nobody can guess it.
  func openUpload(
    _ receive: @escaping @MainActor (Result<ReceivedFile, any Error>) -> Void
  ) -> String

  /// Waits no longer for the file of an address.
  func closeUpload(_ address: String)

  /// Offers a file to the browser, once.
  /// - Parameter taken: Called when the browser has fetched it.
  /// - Returns: The address to fetch it from; nobody can guess it.
  func openDownload(_ file: OfferedFile, taken: @escaping @MainActor () -> Void) -> String
}

/// A file that a browser sent. It is only there for the program's user to read.
public struct ReceivedFile: Hashable, Sendable {
  /// Where it is. Its last part is the name that it had on the user's device.
  public let url: URL

  /// - Parameter url: The file, alone in a folder that was made for it.
  public init(url: URL) {
    self.url = url
  }

  /// Removes the file with the folder that was made for it.
  public func remove() throws {
    try FileManager.default.removeItem(at: url.deletingLastPathComponent())
  }
}

/// A file for the browser to save.
public struct OfferedFile: Hashable, Sendable {
  /// The name that the browser proposes.
  public let name: String
  /// Its media type, such as `application/json`.
  public let contentType: String
  /// Its bytes.
  public let data: Data

  /// A file of bytes in memory.
  public init(name: String, contentType: String, data: Data) {
    self.name = name
    self.contentType = contentType
    self.data = data
  }
}
