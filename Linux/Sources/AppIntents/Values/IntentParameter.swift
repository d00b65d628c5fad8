import Synchronization

/// A parameter of an intent.
@propertyWrapper public final class IntentParameter<Value>: @unchecked Sendable
where Value: _IntentValue, Value: Sendable {
  /// The title of the parameter, in a word or two.
  public let title: LocalizedStringResource
  let description: LocalizedStringResource?
  /// The range of valid values.
  let range: ClosedRange<Double>?
  private let state: Mutex<Value?>

  /// The value.
  ///
  /// Reading a required parameter before it is set traps, as on Apple's systems.
  public var wrappedValue: Value {
    get {
      guard let value = state.withLock({ $0 }) else {
        preconditionFailure("the parameter “\(title.key)” is read before it is set")
      }
      return value
    }
    set { state.withLock { $0 = newValue } }
  }

  /// The parameter itself.
  public var projectedValue: IntentParameter<Value> { self }

  init(
    title: LocalizedStringResource,
    description: LocalizedStringResource?,
    default value: Value.UnwrappedType?,
    range: ClosedRange<Double>? = nil
  ) {
    self.title = title
    self.description = description
    self.range = range
    let initial = if let value { value as? Value } else { Self.none }
    state = Mutex(initial)
  }

  /// The initial value: `.none` for an optional type, and nil for other types, which have no
  /// initial value.
  private static var none: Value? { (Value.self as? any OptionalValue.Type)?.none as? Value }

  /// The value, or nil before it is set.
  var currentValue: Value? { state.withLock { $0 } }

  /// The parts of a date.
  public enum DateKind: Sendable {
    /// A date without a time.
    case date
  }
}

/// An optional of any type.
private protocol OptionalValue {
  static var none: Self { get }
}

extension Optional: OptionalValue {}
