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
