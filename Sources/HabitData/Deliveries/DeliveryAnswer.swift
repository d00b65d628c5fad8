/// The result of a delivered action.
package enum DeliveryAnswer: Hashable, Sendable {
  case done
  /// The reason why the action was refused, in words.
  case refused(String)
}
