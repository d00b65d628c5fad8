/// A way to the person: the open browsers, or the desktop.
@MainActor protocol NotificationOutlet: AnyObject {
  /// Whether it may be used.
  var permission: OutletPermission { get }
  /// Called with what becomes of notifications.
  var report: ((OutletReport) -> Void)? { get set }
  /// Shows a notification; `report` tells whether it was shown.
  func show(_ notice: Notice)
  /// Takes notifications away that are still shown.
  func withdraw(_ identifiers: [String])
  /// Asks the person for permission where that is undecided. Returns when there is an answer.
  func ask() async
}

/// Whether a way to the person may be used; a higher case stands where there are several ways.
enum OutletPermission: Int, Comparable, Sendable {
  /// It is not there.
  case unavailable
  case refused
  /// The person was not asked yet.
  case undecided
  case allowed

  static func < (lhs: OutletPermission, rhs: OutletPermission) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}

/// What became of a notification.
enum OutletReport: Hashable {
  case shown(String)
  case failed(String)
  /// - action: The identifier of an action; empty where the notification itself was opened.
  case answered(String, action: String)
  /// The way can be used now, perhaps after a pause: what is due and was not shown goes out again.
  case ready
}

/// A notification as it is shown.
struct Notice: Encodable, Hashable, Sendable {
  /// A button.
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
