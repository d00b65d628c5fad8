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

/// The result of an intent, with an optional value and dialog.
public struct IntentResultContainer<Value, OpensAppIntent, Snippet, Dialog>: IntentResult
where Value: Sendable, Dialog: Sendable {
  /// The returned value, if there is one.
  public let value: Value?
  let dialog: Dialog?
}

extension IntentResultContainer: ReturnsValue where Value: _IntentValue {}

extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}

extension IntentResult {
  /// Returns an empty result.
  public static func result() -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    Self(value: nil, dialog: nil)
  }

  /// Returns a result with a dialog.
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    Self(value: nil, dialog: dialog)
  }

  /// Returns a result with a value.
  public static func result<Value>(value: Value) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never>, Value: _IntentValue {
    Self(value: value, dialog: nil)
  }

  /// Returns a result with a value and a dialog.
  public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog>, Value: _IntentValue {
    Self(value: value, dialog: dialog)
  }
}

/// A sentence for the user.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  let full: LocalizedStringResource

  /// Creates a dialog from a localized string.
  public init(_ value: LocalizedStringResource) {
    full = value
  }

  /// Creates a dialog from a literal.
  public init(stringLiteral value: String) {
    full = LocalizedStringResource(stringLiteral: value)
  }

  /// Creates a dialog from an interpolated literal.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    full = LocalizedStringResource(stringInterpolation: stringInterpolation)
  }
}
