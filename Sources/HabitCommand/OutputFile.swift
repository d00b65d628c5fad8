import Foundation

/// A file that a command writes.
enum OutputFile {
  /// Writes all of the data, or leaves what was there.
  static func write(_ data: Data, to path: String) throws(CommandFailure) {
    let url = URL(filePath: path)
    try requireFolder(of: url)
    do {
      // A device such as /dev/stdout is written to; a file would take its place else.
      try data.write(to: url, options: isDevice(url) ? [] : .atomic)
    } catch {
      let message = "\(path) can't be written: \(error.localizedDescription)"
      switch (error as? CocoaError)?.code {
      case .fileWriteOutOfSpace, .fileWriteUnknown: throw .output(message)
      default: throw .notCreated(message)
      }
    }
  }

  /// Makes sure that there is a folder for a file: one that is not there is mistyped.
  static func requireFolder(of file: URL) throws(CommandFailure) {
    let folder = file.deletingLastPathComponent()
    guard !FileManager.default.fileExists(atPath: folder.filePath) else { return }
    throw .notCreated("there is no folder \(folder.path(percentEncoded: false))")
  }

  private static func isDevice(_ url: URL) throws -> Bool {
    let url = url.resolvingSymlinksInPath()
    guard FileManager.default.fileExists(atPath: url.filePath) else { return false }
    return try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == false
  }
}
