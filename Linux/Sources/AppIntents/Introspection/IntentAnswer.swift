/// The result of an intent.
@_spi(Host) public struct IntentAnswer: Hashable, Codable, Sendable {
  /// The returned value, if there is one.
  public let value: IntentValue?
  /// The dialog, if there is one.
  public let dialog: String?

  /// Creates an answer.
  public init(value: IntentValue? = nil, dialog: String? = nil) {
    self.value = value
    self.dialog = dialog
  }

  init(_ result: some IntentResult) {
    value = (result.value as? any _IntentValue).map { IntentValue($0) }
    dialog = (result as? any DialogHolder)?.heldDialog.map { String(localized: $0.full) }
  }
}

/// A result that may have a dialog.
private protocol DialogHolder {
  var heldDialog: IntentDialog? { get }
}

extension IntentResultContainer: DialogHolder {
  fileprivate var heldDialog: IntentDialog? { dialog as? IntentDialog }
}
