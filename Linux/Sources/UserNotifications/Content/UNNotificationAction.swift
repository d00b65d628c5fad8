import Foundation

/// An action of a notification, shown as a button.
open class UNNotificationAction: NSObject {
  /// The identifier of the action in its category.
  public let identifier: String
  /// The title of the button.
  public let title: String
  /// The options of the action.
  public let options: UNNotificationActionOptions

  /// Creates an action.
  public init(
    identifier: String,
    title: String,
    options: UNNotificationActionOptions = []
  ) {
    self.identifier = identifier
    self.title = title
    self.options = options
  }
}

/// The options of an action. The set is empty, because none of Apple's options has a meaning on
/// Linux.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The raw bits of the set.
  public let rawValue: UInt

  /// Creates a set from its raw bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}
