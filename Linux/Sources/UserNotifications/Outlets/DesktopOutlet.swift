import Foundation

/// The outlet that shows desktop notifications with `notify-send`, if it is installed and there is
/// a desktop.
@MainActor final class DesktopOutlet: NotificationOutlet {
  var report: ((OutletReport) -> Void)?
  private let tool: URL?
  /// A program that disables output buffering, because `notify-send` would buffer its output until
  /// it ends.
  private let unbuffered: URL?
  private let name: String
  /// True if the installed version supports buttons; nil before it was checked.
  private var hasActions: Bool?

  /// - Parameters:
  ///   - environment: The environment variables that locate the program and the desktop.
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

  /// Does nothing, because `notify-send` can't remove notifications.
  func withdraw(_ identifiers: [String]) {}

  func show(_ notice: @autoclosure () -> Notice) {
    guard let tool else { return }
    let notice = notice()
    Task {
      let hasActions = await self.hasActions(tool)
      let arguments = NotifySend.arguments(notice, app: name, hasActions: hasActions)
      let run =
        if let unbuffered, hasActions {
          NotifySend.run(unbuffered, ["-oL", tool.path] + arguments)
        } else {
          NotifySend.run(tool, arguments)
        }
      for await event in run { report?(NotifySend.report(event, of: notice.id)) }
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
