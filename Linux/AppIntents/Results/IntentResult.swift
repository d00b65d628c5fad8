/// What comes of an intent.
public protocol IntentResult: Sendable {
  associatedtype Value

  /// The value that it returns, if it does.
  var value: Value? { get }
}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result with a sentence.
public protocol ProvidesDialog: IntentResult {}

extension Never: IntentResult {
  /// There is none.
  public var value: Never? { self }
}
