import Foundation

/// A file that a command writes.
enum OutputFile {
  /// Writes all data, or leaves an existing file unchanged.
  static func write(_ data: Data, to path: String) throws(CommandFailure) {
    let url = URL(filePath: path)
    try requireFolder(of: url)
    do {
      // Data is written directly to a device such as /dev/stdout, which must not be replaced by a
      // file.
      try data.write(to: url, options: isDevice(url) ? [] : .atomic)
    } catch {
      let message = String(
        localized: "\(path) can't be written: \(error.localizedDescription)"
      )
      switch (error as? CocoaError)?.code {
      case .fileWriteOutOfSpace, .fileWriteUnknown: throw .output(message)
      default: throw .notCreated(message)
      }
    }
  }

  /// Throws if a file's folder does not exist, because the path is probably mistyped.
  static func requireFolder(of file: URL) throws(CommandFailure) {
    let folder = file.deletingLastPathComponent()
    guard !FileManager.default.fileExists(atPath: folder.filePath) else { return }
    throw .notCreated(String(localized: "there is no folder \(folder.filePath)"))
  }

  private static func isDevice(_ url: URL) throws -> Bool {
    let url = url.resolvingSymlinksInPath()
    guard FileManager.default.fileExists(atPath: url.filePath) else { return false }
    return try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == false
  }
}
