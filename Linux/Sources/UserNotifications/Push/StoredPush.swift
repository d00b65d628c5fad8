import Foundation

/// A push message to one device.
///
/// The message stays in the queue until it expires, even after the push service accepted it, so
/// that the notification is not sent again and can be withdrawn.
struct StoredPush: Codable, Hashable, Sendable {
  /// The identity of a message: the notification, its due time, and the device.
  struct ID: Hashable {
    let identifier: String
    let due: Date
    let device: String
  }

  let request: StoredRequest
  let device: String
  let isSilent: Bool
  /// The time after which the message is not sent.
  let expires: Date
  /// True if the message removes the notification.
  var isWithdrawal = false
  /// True after the push service accepted the message.
  var isAccepted = false
  var failures = 0
  /// The time of the next attempt.
  var next: Date

  var id: ID { ID(identifier: request.identifier, due: request.due, device: device) }

  /// Returns the pause, in seconds, before the next attempt after a number of failures.
  static func pause(after failures: Int) -> TimeInterval {
    min(30 * pow(2, Double(failures - 1)), 15 * 60)
  }
}

/// The content of a push message for `notifications-worker.js`.
struct PushContent: Encodable {
  struct Notification: Encodable {
    let id: String
    let title: String
    var body = ""
    var isSilent = true
    var actions: [Notice.Action] = []
    /// The due time in milliseconds since 1970.
    let at: Int
  }

  var show: Notification?
  /// The notification to remove, with a title for Safari, which must show a notification for each
  /// message.
  var close: Notification?
}
