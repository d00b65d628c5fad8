/// The result of an intent.
public protocol IntentResult: Sendable {
  associatedtype Value

  /// The returned value, if there is one.
  var value: Value? { get }
}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result with a dialog.
public protocol ProvidesDialog: IntentResult {}

extension Never: IntentResult {
  /// `Never` has no values.
  public var value: Never? { self }
}
