import Foundation

/// What a notification says. It never changes; ``UNMutableNotificationContent`` is how it is made.
open class UNNotificationContent: NSObject {
  var stored: StoredContent

  init(_ stored: StoredContent) {
    self.stored = stored
  }

  /// The first line.
  public internal(set) var title: String {
    get { stored.title }
    set { stored.title = newValue }
  }

  /// What stands below it.
  public internal(set) var body: String {
    get { stored.body }
    set { stored.body = newValue }
  }

  /// The category that says which actions it has.
  public internal(set) var categoryIdentifier: String {
    get { stored.category }
    set { stored.category = newValue }
  }

  /// What is heard when it comes; nothing where it is nil.
  public internal(set) var sound: UNNotificationSound? {
    get { stored.isSilent ? nil : .default }
    set { stored.isSilent = newValue == nil }
  }
}

/// What a notification is to say, before it is requested.
open class UNMutableNotificationContent: UNNotificationContent {
  /// Makes content that says nothing.
  public init() {
    super.init(StoredContent())
  }

  /// The first line.
  public override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// What stands below it.
  public override var body: String {
    get { super.body }
    set { super.body = newValue }
  }

  /// The category that says which actions it has.
  public override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }

  /// What is heard when it comes; nothing where it is nil.
  public override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
}

/// What a notification says, as it is kept.
struct StoredContent: Codable, Hashable, Sendable {
  var title = ""
  var body = ""
  var category = ""
  var isSilent = true
}
