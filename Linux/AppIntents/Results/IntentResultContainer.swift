/// What comes of an intent: a value, a sentence, or nothing.
public struct IntentResultContainer<Value, OpensAppIntent, Snippet, Dialog>: IntentResult
where Value: Sendable, Dialog: Sendable {
  /// The value, where there is one.
  public let value: Value?
  let dialog: Dialog?
}

extension IntentResultContainer: ReturnsValue where Value: _IntentValue {}

extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}

extension IntentResult {
  /// It is done.
  public static func result() -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    Self(value: nil, dialog: nil)
  }

  /// It is done, and a sentence says what.
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    Self(value: nil, dialog: dialog)
  }

  /// It is done, and this came of it.
  public static func result<Value>(value: Value) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never>, Value: _IntentValue {
    Self(value: value, dialog: nil)
  }

  /// It is done, this came of it, and a sentence says what.
  public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog>, Value: _IntentValue {
    Self(value: value, dialog: dialog)
  }
}
