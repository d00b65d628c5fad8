@_spi(Host) @testable import UserNotifications

/// A simulated outlet that records its notifications.
@MainActor final class RecordingOutlet: NotificationOutlet {
  var permission: OutletPermission
  var report: ((OutletReport) -> Void)?
  /// The user's answer to a permission request.
  var answer = OutletPermission.allowed
  /// The report sent immediately for each notification, or nil for none.
  var outcome: ((String) -> OutletReport)? = { .shown($0) }
  private(set) var notices: [Notice] = []
  private(set) var withdrawn: [String] = []

  init(_ permission: OutletPermission = .allowed) {
    self.permission = permission
  }

  func show(_ notice: @autoclosure () -> Notice) {
    let notice = notice()
    notices.append(notice)
    if let outcome { report?(outcome(notice.id)) }
  }

  func withdraw(_ identifiers: [String]) { withdrawn += identifiers }

  func ask() async { permission = answer }
}

/// The messages that a browser outlet sends, each after the number of its window.
final class Wire {
  var sent: [String] = []
}
