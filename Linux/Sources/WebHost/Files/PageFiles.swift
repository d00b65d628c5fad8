import Foundation
import WebElements

/// The uploads and downloads of a page, which end with the page.
@MainActor final class PageFiles {
  private let limits: HostLimits
  private let folder: URL
  private let site: SitePath
  private var uploads: [Upload] = []
  private var downloads: [Download] = []

  /// - Parameter uploads: The folder that stores uploaded files until they are read.
  init(limits: HostLimits, uploads: URL, site: SitePath) {
    self.limits = limits
    folder = uploads
    self.site = site
  }

  struct Download {
    let token: RandomToken
    let file: OfferedFile
    let taken: @MainActor () -> Void
  }

  func openUpload(
    _ receive: @escaping @MainActor (Result<ReceivedFile, any Error>) -> Void
  ) -> String {
    let upload = Upload(into: folder, receive)
    uploads.removeAll { !$0.isOpen }
    uploads.append(upload)
    while uploads.count > limits.filesPerPage { uploads.removeFirst().close() }
    return address(.upload(upload.token))
  }

  func upload(_ token: RandomToken) -> Upload? {
    uploads.first { $0.token == token && $0.isOpen }
  }

  func closeUpload(_ address: String) {
    guard let index = uploads.firstIndex(where: { self.address(.upload($0.token)) == address })
    else { return }
    uploads.remove(at: index).close()
  }

  func openDownload(_ file: OfferedFile, taken: @escaping @MainActor () -> Void) -> String {
    let download = Download(token: RandomToken(), file: file, taken: taken)
    downloads.append(download)
    downloads.removeFirst(max(0, downloads.count - limits.filesPerPage))
    return address(.download(download.token))
  }

  func download(_ token: RandomToken) -> Download? { downloads.first { $0.token == token } }

  /// Returns and removes the download with a token, which can be fetched only once. Returns nil if
  /// the page does not offer it.
  func takeDownload(_ token: RandomToken) -> Download? {
    guard let index = downloads.firstIndex(where: { $0.token == token }) else { return nil }
    return downloads.remove(at: index)
  }

  /// Returns the address of an upload or download in the browser.
  private func address(_ path: FilePath) -> String { site.root + path.text }

  func close() {
    for upload in uploads { upload.close() }
    uploads = []
    downloads = []
  }
}

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

/// The path of an upload or download.
enum FilePath {
  case upload(RandomToken)
  case download(RandomToken)

  private static let uploads = "/upload/"
  private static let downloads = "/download/"

  init?(_ path: String) {
    if path.hasPrefix(Self.uploads) {
      self = .upload(RandomToken(text: String(path.dropFirst(Self.uploads.count))))
    } else if path.hasPrefix(Self.downloads) {
      self = .download(RandomToken(text: String(path.dropFirst(Self.downloads.count))))
    } else {
      return nil
    }
  }

  var text: String {
    switch self {
    case .upload(let token): Self.uploads + token.text
    case .download(let token): Self.downloads + token.text
    }
  }

  /// Returns true if requests to the path have a file as their body, which must not be kept in
  /// memory.
  static func takesFile(_ path: String) -> Bool { path.hasPrefix(uploads) }
}
