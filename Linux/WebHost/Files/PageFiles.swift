import Foundation
import WebElements

/// The files that a page waits for and offers. Both go with the page.
@MainActor final class PageFiles {
  private let limits: HostLimits
  private let folder: URL
  private var uploads: [Upload] = []
  private var downloads: [Download] = []

  /// - Parameter uploads: Where files from the browser are kept until they are read.
  init(limits: HostLimits, uploads: URL) {
    self.limits = limits
    folder = uploads
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
    return FilePath.upload(upload.token).text
  }

  func upload(_ token: RandomToken) -> Upload? {
    uploads.first { $0.token == token && $0.isOpen }
  }

  func closeUpload(_ address: String) {
    guard let index = uploads.firstIndex(where: { FilePath.upload($0.token).text == address })
    else { return }
    uploads.remove(at: index).close()
  }

  func openDownload(_ file: OfferedFile, taken: @escaping @MainActor () -> Void) -> String {
    let download = Download(token: RandomToken(), file: file, taken: taken)
    downloads.append(download)
    downloads.removeFirst(max(0, downloads.count - limits.filesPerPage))
    return FilePath.download(download.token).text
  }

  /// The file of an address, which is there only once.
  func takeDownload(_ token: RandomToken) -> Download? {
    guard let index = downloads.firstIndex(where: { $0.token == token }) else { return nil }
    return downloads.remove(at: index)
  }

  func close() {
    for upload in uploads { upload.close() }
    uploads = []
    downloads = []
  }
}
