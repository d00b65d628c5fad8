import Foundation

/// The launch options that notifications go by. The program itself checks all of its options; here
/// the others are passed over.
struct NotificationOptions: Equatable {
  /// Where the clock starts, if not at the present.
  var now: Date?
  /// The program's own file, beside which notifications are kept.
  var store: String?
  /// Whether nothing is kept on disk.
  var isVolatile = false

  /// The options of the process.
  static let launched = NotificationOptions(CommandLine.arguments)

  init(_ arguments: [String]) {
    for (index, argument) in arguments.enumerated() {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      let value =
        parts.count == 2
        ? parts[1] : arguments.indices.contains(index + 1) ? arguments[index + 1] : ""
      switch parts.first {
      case "--now": now = Self.instant(value)
      case "--store": store = value
      case "--in-memory", "--sample": isVolatile = true
      default: break
      }
    }
  }

  /// The file that keeps notifications, or nil where nothing is kept.
  /// - Parameter program: The name of the program, whose folder it lies in unless it has a store
  ///   elsewhere.
  func file(program: String) -> URL? {
    if isVolatile { return nil }
    if let store { return URL(filePath: store + "-notifications.json") }
    let data = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    return (data.first ?? URL(filePath: NSHomeDirectory()))
      .appending(path: program).appending(path: "notifications.json")
  }

  private static func instant(_ text: String) -> Date? {
    let styles = [
      Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle(includingFractionalSeconds: true),
    ]
    for style in styles {
      do { return try style.parse(text) } catch { continue }
    }
    return nil
  }
}
