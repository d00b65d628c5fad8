import AppIntents
import Foundation

/// Actions as a page delivers them, in the order in which they were done.
struct OfflineDelivery {
  /// How many are taken at once.
  static let most = 100
  /// How old an action can be. What says more was made by a clock that was wrong, and counts as done
  /// now.
  static let longestAge = 400 * 86_400.0

  /// An action of which at least the identity is understood; what else is not is answered in words.
  struct Entry {
    let id: UUID
    let action: OfflineAction?
  }

  let entries: [Entry]

  /// Reads what a page sent; nil where it is no delivery.
  ///
  /// The page's clock may be wrong, but not between an action and its delivery: what counts is how
  /// long ago by that clock an action was done when it was sent.
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
    /// Milliseconds since 1970 by the page's clock, as all instants of it.
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
      // What a page of another version says is answered in words, and does not hold up the rest.
      made = try? container.decode(Double.self, forKey: .made)
      call = try? container.decode(IntentCall.self, forKey: .call)
    }
  }
}

/// What is answered: of each action that was looked at, in order, what became of it.
struct OfflineAnswers: Encodable {
  struct Answer: Encodable {
    let id: UUID
    /// Why it was not done; nil where it was.
    var refusal: String?
  }

  /// When all of it was done, by the clock here: pages that were made later know of it.
  private(set) var at = 0
  var answers: [Answer] = []

  func made(at date: Date) -> OfflineAnswers {
    var answers = self
    answers.at = date.milliseconds
    return answers
  }
}
