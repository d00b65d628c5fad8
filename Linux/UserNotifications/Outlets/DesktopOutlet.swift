import Foundation

/// Notifications of the desktop, by `notify-send`, where that is installed and there is a desktop.
@MainActor final class DesktopOutlet: NotificationOutlet {
  var report: ((OutletReport) -> Void)?
  private let tool: URL?
  /// Has a program write each line at once; `notify-send` would keep them until it ends.
  private let unbuffered: URL?
  private let name: String
  /// Whether this version can show buttons; known once it was asked.
  private var hasActions: Bool?

  /// - Parameters:
  ///   - environment: Where to look for the program, and whether there is a desktop.
  ///   - name: The name of the app.
  init(environment: [String: String], name: String) {
    self.name = name
    let hasDesktop = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
    let path = environment["PATH"] ?? ""
    tool = hasDesktop ? Self.find("notify-send", in: path) : nil
    unbuffered = Self.find("stdbuf", in: path)
  }

  var permission: OutletPermission { tool == nil ? .unavailable : .allowed }

  func ask() async {}

  /// A notification of the desktop goes when the person puts it away: `notify-send` can't do that.
  func withdraw(_ identifiers: [String]) {}

  func show(_ notice: Notice) {
    guard let tool else { return }
    Task {
      let hasActions = await self.hasActions(tool)
      let arguments = NotifySend.arguments(notice, app: name, hasActions: hasActions)
      let run =
        if let unbuffered, hasActions {
          NotifySend.run(unbuffered, ["-oL", tool.path] + arguments)
        } else {
          NotifySend.run(tool, arguments)
        }
      for await news in run { report?(NotifySend.report(news, of: notice.id)) }
    }
  }

  private func hasActions(_ tool: URL) async -> Bool {
    if let hasActions { return hasActions }
    let help = unbuffered == nil ? "" : await NotifySend.output(tool, ["--help"])
    let found = help.contains("--action") && help.contains("--print-id")
    hasActions = found
    return found
  }

  private static func find(_ program: String, in path: String) -> URL? {
    path.split(separator: ":")
      .map { URL(filePath: String($0)).appending(path: program) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
