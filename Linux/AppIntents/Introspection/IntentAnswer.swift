/// What came of an intent.
package struct IntentAnswer: Hashable, Codable, Sendable {
  /// What it returns, if it does.
  package let value: IntentValue?
  /// What it says, if it does.
  package let dialog: String?

  package init(value: IntentValue? = nil, dialog: String? = nil) {
    self.value = value
    self.dialog = dialog
  }

  init(_ result: some IntentResult) {
    value = (result.value as? any _IntentValue).map { IntentValue($0) }
    dialog = (result as? any DialogHolder)?.heldDialog.map { String(localized: $0.full) }
  }
}

/// A result with a dialog or without.
private protocol DialogHolder {
  var heldDialog: IntentDialog? { get }
}

extension IntentResultContainer: DialogHolder {
  fileprivate var heldDialog: IntentDialog? { dialog as? IntentDialog }
}
