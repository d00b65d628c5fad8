import Foundation

/// A channel for files between a page and its browser.
@MainActor public protocol FileChannel: AnyObject {
  /// Expects a file from the browser.
  ///
  /// - Parameter receive: Called at most once, with the file in a separate folder that the receiver
  ///   removes (see ``ReceivedFile``), or with an error.
  /// - Returns: The address of the upload, which can't be guessed.
  func openUpload(
    _ receive: @escaping @MainActor (Result<ReceivedFile, any Error>) -> Void
  ) -> String

  /// Cancels the upload at an address.
  func closeUpload(_ address: String)

  /// Offers a file to the browser for a single download.
  ///
  /// - `taken`: Called after the browser fetched the file.
  ///
  /// - Returns: The address of the download, which can't be guessed.
  func openDownload(_ file: OfferedFile, taken: @escaping @MainActor () -> Void) -> String
}

/// An uploaded file. Only the user of the server process can read it.
public struct ReceivedFile: Hashable, Sendable {
  /// The location of the file. Its last path component is the name on the user's device.
  public let url: URL

  /// - Parameter url: The file, in a folder that contains nothing else.
  public init(url: URL) {
    self.url = url
  }

  /// Removes the file and its folder.
  public func remove() throws {
    try FileManager.default.removeItem(at: url.deletingLastPathComponent())
  }
}

/// A file for the browser to download.
public struct OfferedFile: Hashable, Sendable {
  /// The suggested file name.
  public let name: String
  /// The media type, such as `application/json`.
  public let contentType: String
  /// The content of the file.
  public let data: Data

  /// Creates a file from data.
  public init(name: String, contentType: String, data: Data) {
    self.name = name
    self.contentType = contentType
    self.data = data
  }
}
