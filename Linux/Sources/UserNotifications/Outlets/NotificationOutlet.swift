import Foundation

/// A way to show notifications: the open browsers or the desktop.
@MainActor protocol NotificationOutlet: AnyObject {
  var permission: OutletPermission { get }
  /// Called with reports about notifications.
  var report: ((OutletReport) -> Void)? { get set }
  /// Shows a notification. `report` is called with the result.
  ///
  /// - Parameter notice: Returns the notification in the language of the current task.
  func show(_ notice: @autoclosure () -> Notice)
  /// Removes notifications that are still shown.
  func withdraw(_ identifiers: [String])
  /// Asks the user for permission if the user has not decided yet. Returns after the answer.
  func ask() async
}

/// The permission of an outlet. The highest permission of several outlets applies.
enum OutletPermission: Int, Comparable, Sendable {
  /// The outlet is not available.
  case unavailable
  case refused
  /// The user was not asked yet.
  case undecided
  case allowed

  static func < (lhs: OutletPermission, rhs: OutletPermission) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}

/// A report about a notification.
enum OutletReport: Hashable {
  case shown(String)
  case failed(String)
  /// The user responded. `action` is the identifier of the action, or an empty string if the
  /// notification itself was opened.
  case answered(String, action: String)
  /// The outlet became available. Due notifications that were not shown are sent again.
  case ready
}

/// A notification to show.
struct Notice: Encodable, Hashable, Sendable {
  /// A button of a notification.
  struct Action: Codable, Hashable, Sendable {
    let action: String
    let title: String
  }

  let id: String
  let title: String
  let body: String
  let isSilent: Bool
  let actions: [Action]
}

extension Notice {
  /// Creates a due notification in the language of the current task.
  ///
  /// - Parameter text: The texts in that language, or nil to use the request's texts.
  init(
    _ request: StoredRequest,
    at now: Date,
    isSilent: Bool,
    actions: [Action],
    text: PushText?
  ) {
    self.init(
      id: request.identifier,
      title: text?.title ?? request.content.title,
      body: request.body(at: now),
      isSilent: isSilent,
      actions: actions.map {
        Action(action: $0.action, title: text?.actions[$0.action] ?? $0.title)
      }
    )
  }
}
