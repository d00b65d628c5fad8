@_spi(Host) import AppIntents
import Foundation

/// A page's delivery of actions, in the order in which they were performed.
struct OfflineDelivery {
  /// The maximum number of actions in a delivery.
  static let most = 100
  /// The maximum age of an action in seconds. If an action is older, the page's clock was wrong,
  /// and the action counts as performed now.
  static let longestAge = 400 * 86_400.0

  /// An action with a valid identifier. If its other parts are invalid, `action` is nil and the
  /// action is rejected with a message.
  struct Entry {
    let id: UUID
    let action: OfflineAction?
  }

  let entries: [Entry]

  /// Parses a delivery. Returns nil if it is malformed.
  ///
  /// The page's clock may be wrong, but the time between an action and the delivery is reliable.
  /// Therefore the date of an action is `now` minus this time, or `now` if the time is longer than
  /// ``longestAge``.
  init?(_ body: Data, now: Date) {
    let message: Message
    do { message = try JSONDecoder().decode(Message.self, from: body) } catch { return nil }
    entries = message.actions.map { entry in
      guard let made = entry.made, let call = entry.call else {
        return Entry(id: entry.id, action: nil)
      }
      let age = max(0, (message.sent - made) / 1_000)
      let instant = age <= Self.longestAge ? now.addingTimeInterval(-age) : now
      return Entry(id: entry.id, action: OfflineAction(id: entry.id, made: instant, call: call))
    }
  }

  private struct Message: Decodable {
    /// The time of the delivery in milliseconds since 1970. All times of a delivery are by the
    /// page's clock.
    let sent: Double
    let actions: [Action]
  }

  private struct Action: Decodable {
    let id: UUID
    let made: Double?
    let call: IntentCall?

    private enum Key: CodingKey { case id, made, call }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      id = try container.decode(UUID.self, forKey: .id)
      // Invalid parts from another version of the page are rejected with a message and do not block
      // other actions.
      made = try? container.decode(Double.self, forKey: .made)
      call = try? container.decode(IntentCall.self, forKey: .call)
    }
  }
}

/// The response to a delivery: the results of the processed actions in order.
struct OfflineAnswers: Encodable {
  struct Answer: Encodable {
    let id: UUID
    /// The reason for rejecting the action, or nil if it was performed.
    var refusal: String?
  }

  /// The server's time, in milliseconds since 1970, after the last action was performed. Versions
  /// of the page that are made later include the actions.
  var at = 0
  var answers: [Answer] = []
}

/// A queue that performs deliveries one at a time, so that an action in two concurrent deliveries
/// is performed once.
actor DeliveryQueue {
  private var last: Task<OfflineAnswers, Never>?

  func run(_ work: @escaping @Sendable () async -> OfflineAnswers) async -> OfflineAnswers {
    let former = last
    let task = Task {
      _ = await former?.value
      return await work()
    }
    last = task
    return await task.value
  }
}
