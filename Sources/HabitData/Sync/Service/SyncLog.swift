import Foundation

/// What sync did, in words, in a file beside the store: a line each, the oldest first. It is written
/// away from the main actor, which never waits for a disk because of sync.
actor SyncLog {
  /// The most lines that are kept.
  private static let limit = 500

  private var lines: [SyncLogLine] = []
  private let file: URL?

  /// - Parameter file: Nil keeps the lines in memory.
  init(_ file: URL?) {
    self.file = file
  }

  /// The lines of before.
  func read() -> [SyncLogLine] {
    guard let file, lines.isEmpty else { return lines }
    do {
      lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .suffix(Self.limit)
        .compactMap(SyncLogLine.init(text:))
    } catch {
      // There is none yet, or it can't be read: the log begins anew.
      lines = []
    }
    return lines
  }

  /// Adds a line, unless it says the same as the last one.
  /// - Returns: All lines.
  func add(_ text: String, at date: Date) -> [SyncLogLine] {
    guard lines.last?.text != text else { return lines }
    lines = (lines + [SyncLogLine(date: date, text: text)]).suffix(Self.limit)
    guard let file else { return lines }
    do {
      try PrivateFile.replace(file, with: Data(lines.logText.utf8))
    } catch {
      // A log that can't be kept is no reason to stop: its lines are shown while the program runs.
    }
    return lines
  }
}

extension [SyncLogLine] {
  /// All lines as a file has them.
  var logText: String { map { "\($0.description)\n" }.joined() }
}

extension SyncLogLine: CustomStringConvertible {
  private static let style = Date.ISO8601FormatStyle()

  /// The instant, and what happened.
  package var description: String { "\(date.formatted(Self.style)) \(text)" }

  /// Nil for a line that is none.
  init?(text: Substring) {
    guard let space = text.firstIndex(of: " ") else { return nil }
    do {
      date = try Self.style.parse(String(text[..<space]))
    } catch {
      return nil
    }
    self.text = String(text[text.index(after: space)...])
  }
}
