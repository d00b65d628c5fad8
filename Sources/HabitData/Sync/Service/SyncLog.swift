import Foundation
import HabitSync

/// The log of sync: a text file next to the store with one line per event, oldest first. The file
/// is written off the main actor, so that the main actor never waits for the disk.
actor SyncLog {
  /// The largest number of lines.
  private static let limit = 500

  private var lines: [SyncLogLine] = []
  private let file: URL?

  /// Creates a log.
  ///
  /// - Parameter file: The file; nil keeps the lines in memory.
  init(_ file: URL?) {
    self.file = file
  }

  /// Returns all lines.
  func read() -> [SyncLogLine] {
    guard let file, lines.isEmpty else { return lines }
    do {
      lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .suffix(Self.limit)
        .compactMap(SyncLogLine.init(text:))
    } catch {
      // The file does not exist or can't be read. The log starts empty.
      lines = []
    }
    return lines
  }

  /// Adds a line unless its text is the same as that of the last line.
  ///
  /// - Returns: All lines.
  func add(_ text: String, at date: Date) -> [SyncLogLine] {
    guard read().last?.text != text else { return lines }
    lines = (lines + [SyncLogLine(date: date, text: text)]).suffix(Self.limit)
    guard let file else { return lines }
    do {
      try PrivateFile.replace(file, with: Data(lines.logText.utf8))
    } catch {
      // The lines are still shown while the program runs.
    }
    return lines
  }
}

extension [SyncLogLine] {
  /// The text of the log file.
  package var logText: String { map { "\($0.description)\n" }.joined() }
}

/// An event in the log of sync.
package struct SyncLogLine: Hashable, Sendable, CustomStringConvertible {
  private static let style = Date.ISO8601FormatStyle()

  package let date: Date
  package let text: String

  package init(date: Date, text: String) {
    self.date = date
    self.text = text
  }

  /// Reads a line. Returns nil if it is invalid.
  init?(text: Substring) {
    guard let space = text.firstIndex(of: " ") else { return nil }
    do {
      date = try Self.style.parse(String(text[..<space]))
    } catch {
      return nil
    }
    self.text = String(text[text.index(after: space)...])
  }

  /// The time and the text.
  package var description: String { "\(date.formatted(Self.style)) \(text)" }
}
