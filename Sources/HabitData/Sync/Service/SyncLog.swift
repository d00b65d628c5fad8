import Foundation

/// What sync did, in words, in a file beside the store: a line each, the oldest first.
final class SyncLog {
  /// The most lines that are kept.
  private static let limit = 500

  private(set) var lines: [SyncLogLine] = []
  private let file: URL?

  /// - Parameter file: Nil keeps the lines in memory.
  init(_ file: URL?) {
    self.file = file
    guard let file else { return }
    do {
      lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .suffix(Self.limit)
        .compactMap(SyncLogLine.init(text:))
    } catch {
      // There is none yet, or it can't be read: the log begins anew.
      lines = []
    }
  }

  /// Adds a line, unless it says the same as the last one.
  func add(_ text: String, at date: Date) {
    guard lines.last?.text != text else { return }
    lines = (lines + [SyncLogLine(date: date, text: text)]).suffix(Self.limit)
    guard let file else { return }
    do {
      try PrivateFile.replace(file, with: Data(self.text.utf8))
    } catch {
      // A log that can't be kept is no reason to stop: its lines are shown while the program runs.
      return
    }
  }

  /// All lines.
  var text: String { lines.map { "\($0.description)\n" }.joined() }
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
