import Foundation

/// Reading of whole files, up to a size limit.
enum FileBytes {
  private static let chunk = 4 << 20

  /// Returns the first bytes of a file.
  static func start(of url: URL, count: Int) throws -> [UInt8] {
    try reading(url) { handle in
      Array(try handle.read(upToCount: count) ?? Data())
    }
  }

  /// Returns all bytes of a file. The file is read in chunks, so that neither a false size nor an
  /// endless device determines the memory used.
  static func all(of url: URL, limit: Int, _ progress: ImportProgress) throws -> [UInt8] {
    try reading(url) { handle in
      // The size according to the file system. Reserving this much memory costs nothing until it is
      // written to.
      let size = try url.resolvingSymlinksInPath().resourceValues(forKeys: [.fileSizeKey]).fileSize
      var bytes: [UInt8] = []
      bytes.reserveCapacity(min(size ?? 0, limit))
      while let piece = try handle.read(upToCount: chunk), !piece.isEmpty {
        bytes += piece
        try ImportLimits.checkSize(bytes.count, limit, in: url.lastPathComponent)
        try progress.reach(0)
      }
      return bytes
    }
  }

  private static func reading<Value>(
    _ url: URL,
    _ body: (FileHandle) throws -> Value
  ) throws -> Value {
    do {
      // Reading a pipe or a device could block forever.
      let values = try url.resolvingSymlinksInPath().resourceValues(forKeys: [.isRegularFileKey])
      guard values.isRegularFile == true else {
        throw ImportError.unreadable(
          file: url.lastPathComponent,
          reason: String(localized: "it is not a file")
        )
      }
      let handle = try FileHandle(forReadingFrom: url)
      let result = Result { try body(handle) }
      try handle.close()
      return try result.get()
    } catch let error as ImportError {
      throw error
    } catch let error as CancellationError {
      throw error
    } catch {
      throw ImportError.unreadable(
        file: url.lastPathComponent,
        reason: error.localizedDescription
      )
    }
  }
}
