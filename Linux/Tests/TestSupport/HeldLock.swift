import Foundation

/// A lock that this process holds on a file.
public struct HeldLock: Hashable, Sendable, CustomStringConvertible {
  /// The file's path.
  public let file: String
  /// The kind of lock in Linux's words, such as `FLOCK ADVISORY WRITE`.
  public let kind: String

  /// The kind and the path.
  public var description: String { "\(kind) on \(file)" }

  /// Returns this process's locks of `flock` and SQLite's write locks on files in a folder.
  ///
  /// iOS ends a process that holds such a lock while it is suspended (`0xdead10cc`). Read locks of
  /// an open database in WAL mode are harmless and not returned.
  ///
  /// - Throws: An error on systems without `/proc`.
  public static func all(in folder: URL) throws -> [HeldLock] {
    let files = FileManager.default
    let root = folder.resolvingSymlinksInPath().path(percentEncoded: false)
    let prefix = root.hasSuffix("/") ? root : root + "/"
    return try files.contentsOfDirectory(atPath: "/proc/self/fd").flatMap { descriptor in
      // A descriptor without a link was closed after the listing, and holds no lock anymore.
      guard let file = try? files.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(descriptor)"),
        file.hasPrefix(prefix),
        let info = try? String(contentsOfFile: "/proc/self/fdinfo/\(descriptor)", encoding: .utf8)
      else { return [HeldLock]() }
      return info.split(separator: "\n").filter { $0.hasPrefix("lock:") }.compactMap { line in
        let kind = line.split(whereSeparator: \.isWhitespace).dropFirst(2).prefix(3)
        guard kind.first == "FLOCK" || kind.last == "WRITE" else { return nil }
        return HeldLock(file: file, kind: kind.joined(separator: " "))
      }
    }
  }
}
