import Foundation

/// Something that can be done from a notification: a button in it.
open class UNNotificationAction: NSObject {
  /// Tells the action apart in its category.
  public let identifier: String
  /// What the button says.
  public let title: String
  /// How it is done.
  public let options: UNNotificationActionOptions

  /// Makes an action.
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

/// How an action is done. None of Apple's options has a meaning on Linux, so there are none.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Makes options from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}
