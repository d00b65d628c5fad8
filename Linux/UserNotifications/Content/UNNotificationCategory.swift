import Foundation

/// A kind of notification: which actions it has.
open class UNNotificationCategory: NSObject {
  /// What the content of a notification names it by.
  public let identifier: String
  /// The actions, in the order of their buttons.
  public let actions: [UNNotificationAction]
  /// Intents of Siri, which are not asked for on Linux.
  public let intentIdentifiers: [String]
  /// How notifications of the category are treated.
  public let options: UNNotificationCategoryOptions

  /// Makes a category.
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

/// How notifications of a category are treated. None of Apple's options has a meaning on Linux, so
/// there are none.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Makes options from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}
