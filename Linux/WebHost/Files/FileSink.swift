import Foundation
import WebElements

/// Writes a file that comes piece by piece into a folder of its own, open to this user alone.
final class FileSink {
  let file: ReceivedFile
  private let handle: FileHandle

  /// - Parameters:
  ///   - name: What the browser says the file is called; it can be anything.
  ///   - parent: Where the file's folder is made.
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

  /// Removes what was written.
  func discard() {
    HostLog.report("removing a file") {
      try handle.close()
      try file.remove()
    }
  }

  /// A name that stays in its folder: the last part of a path, without what no file's name has.
  static func safe(_ name: String) -> String {
    let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init) ?? ""
    var safe = String(last.unicodeScalars.filter { !CharacterSet.controlCharacters.contains($0) })
    // 255 bytes are the longest name of most file systems; characters stay whole.
    while safe.utf8.count > 200 { safe.removeLast() }
    return ["", ".", ".."].contains(safe) ? "file" : safe
  }
}
