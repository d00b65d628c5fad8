import Dispatch
import Foundation

/// A run of `notify-send`. With buttons, the process ends when the notification is closed.
enum NotifySend {
  /// An event of a run.
  enum Event: Hashable {
    /// A line of output: first the notification's number, and then the name of the pressed button.
    case line(String)
    case ended(Int32)
  }

  /// Starts a run. Its events arrive in order, and `ended` is the last.
  static func run(_ tool: URL, _ arguments: [String]) -> AsyncStream<Event> {
    let (event, continuation) = AsyncStream.makeStream(of: Event.self)
    let process = Process()
    let output = Pipe()
    process.executableURL = tool
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch {
      // The program is missing or can't be started, which counts as a failure.
      continuation.yield(.ended(-1))
      continuation.finish()
      return event
    }
    // A separate thread waits for output, which may take long.
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
    return event
  }

  /// Returns the complete output of a run.
  static func output(_ tool: URL, _ arguments: [String]) async -> String {
    var text = ""
    for await case .line(let line) in run(tool, arguments) { text += line + "\n" }
    return text
  }

  /// Returns the command line arguments for a notification.
  ///
  /// Text follows `--`, and the body is escaped, because it is interpreted as markup.
  static func arguments(_ notice: Notice, app: String, hasActions: Bool) -> [String] {
    let body = notice.body
      .replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    let buttons =
      hasActions
      ? ["--print-id"] + notice.actions.map { "--action=\($0.action)=\($0.title)" } : []
    return ["--app-name=\(app)"] + buttons + ["--", notice.title, body]
  }

  /// Converts an event of a run to a report.
  static func report(_ event: Event, of identifier: String) -> OutletReport {
    switch event {
    // Without a notification server the number is 0.
    case .line("0"): .failed(identifier)
    case .line(let line) where Int(line) != nil: .shown(identifier)
    case .line(let line): .answered(identifier, action: line)
    case .ended(0): .shown(identifier)
    case .ended: .failed(identifier)
    }
  }
}
