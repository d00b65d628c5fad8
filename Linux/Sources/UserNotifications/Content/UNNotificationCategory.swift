import Foundation

/// A category of notifications with their actions.
open class UNNotificationCategory: NSObject {
  /// The identifier that a notification's content refers to.
  public let identifier: String
  /// The actions, in the order of their buttons.
  public let actions: [UNNotificationAction]
  /// The identifiers of Siri intents, which are ignored on Linux.
  public let intentIdentifiers: [String]
  /// The options of the category.
  public let options: UNNotificationCategoryOptions

  /// Creates a category.
  public init(
    identifier: String,
    actions: [UNNotificationAction],
    intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.options = options
  }
}

/// The options of a category. The set is empty, because none of Apple's options has a meaning on
/// Linux.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The raw bits of the set.
  public let rawValue: UInt

  /// Creates a set from its raw bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

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
