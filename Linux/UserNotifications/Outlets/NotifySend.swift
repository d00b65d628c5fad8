import Dispatch
import Foundation

/// Runs of `notify-send`. With buttons one ends when the notification goes.
enum NotifySend {
  /// What a run tells.
  enum News: Hashable {
    /// A line of its output: first the number of the notification, then the button's name.
    case line(String)
    case ended(Int32)
  }

  /// Starts a run; its news come in order, the end last.
  static func run(_ tool: URL, _ arguments: [String]) -> AsyncStream<News> {
    let (news, continuation) = AsyncStream.makeStream(of: News.self)
    let process = Process()
    let output = Pipe()
    process.executableURL = tool
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch {
      // The program went, or can't be started: the same as one that fails.
      continuation.yield(.ended(-1))
      continuation.finish()
      return news
    }
    // A thread of its own waits for output, which may be long in coming.
    DispatchQueue(label: "notify-send").async {
      var rest = ""
      while case let data = output.fileHandleForReading.availableData, !data.isEmpty {
        rest += String(decoding: data, as: UTF8.self)
        while let end = rest.firstIndex(of: "\n") {
          continuation.yield(.line(String(rest[..<end])))
          rest.removeSubrange(...end)
        }
      }
      process.waitUntilExit()
      continuation.yield(.ended(process.terminationStatus))
      continuation.finish()
    }
    return news
  }

  /// What a run says altogether.
  static func output(_ tool: URL, _ arguments: [String]) async -> String {
    var text = ""
    for await case .line(let line) in run(tool, arguments) { text += line + "\n" }
    return text
  }

  /// The command line for a notification. What is said stands behind `--`, and as the body is read
  /// as markup, its signs are escaped.
  static func arguments(_ notice: Notice, app: String, hasActions: Bool) -> [String] {
    let body = notice.body
      .replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    let buttons =
      hasActions
      ? ["--print-id"] + notice.actions.map { "--action=\($0.action)=\($0.title)" } : []
    return ["--app-name=\(app)"] + buttons + ["--", notice.title, body]
  }

  /// What a piece of news means for a notification.
  static func report(_ news: News, of identifier: String) -> OutletReport {
    switch news {
    // Without a server for notifications the number is 0.
    case .line("0"): .failed(identifier)
    case .line(let line) where Int(line) != nil: .shown(identifier)
    case .line(let line): .answered(identifier, action: line)
    case .ended(0): .shown(identifier)
    case .ended: .failed(identifier)
    }
  }
}
