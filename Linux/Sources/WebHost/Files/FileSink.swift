import Foundation
import WebElements

/// A sink that writes an uploaded file to a separate folder that only this user can access.
final class FileSink {
  let file: ReceivedFile
  private let handle: FileHandle

  /// - Parameters:
  ///   - name: The file name that the browser sends, which is untrusted input.
  ///   - parent: The parent of the file's folder.
  init(named name: String, in parent: URL) throws {
    let folder =
      parent.appending(path: "upload-\(RandomToken().text)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(
      at: folder,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    file = ReceivedFile(url: folder.appending(path: Self.safe(name)))
    do {
      try Data().write(to: file.url, options: .withoutOverwriting)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o600],
        ofItemAtPath: file.url.path(percentEncoded: false)
      )
      handle = try FileHandle(forWritingTo: file.url)
    } catch {
      try file.remove()
      throw error
    }
  }

  func write(_ bytes: [UInt8]) throws {
    try handle.write(contentsOf: Data(bytes))
  }

  func close() throws {
    try handle.close()
  }

  /// Removes the file.
  func discard() {
    HostLog.report("removing a file") {
      try handle.close()
      try file.remove()
    }
  }

  /// Returns a safe file name: the last component of the path, without control characters and
  /// shortened, or `file` if nothing usable remains.
  static func safe(_ name: String) -> String {
    let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init) ?? ""
    var safe = String(last.unicodeScalars.filter { !CharacterSet.controlCharacters.contains($0) })
    // Most file systems limit names to 255 bytes. Characters are not split.
    while safe.utf8.count > 200 { safe.removeLast() }
    return ["", ".", ".."].contains(safe) ? "file" : safe
  }
}
