/// What became of an action that was delivered.
package enum DeliveryAnswer: Hashable, Sendable {
  case done
  /// Why it was not done, in words.
  case refused(String)
}
