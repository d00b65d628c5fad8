import Synchronization

/// A value that an intent needs, or can have.
@propertyWrapper public final class IntentParameter<Value>: @unchecked Sendable
where Value: _IntentValue, Value: Sendable {
  /// What it is, in a word or two.
  public let title: LocalizedStringResource
  let description: LocalizedStringResource?
  /// The least and the greatest value.
  let range: ClosedRange<Double>?
  let dateKind: DateKind
  private let state: Mutex<Value?>

  /// The value, where there is one.
  ///
  /// One that is needed and was not set stops the process, as on Apple's systems.
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
    range: ClosedRange<Double>? = nil,
    dateKind: DateKind = .dateTime
  ) {
    self.title = title
    self.description = description
    self.range = range
    self.dateKind = dateKind
    let initial = if let value { value as? Value } else { Self.none }
    state = Mutex(initial)
  }

  /// Nothing, where the value is optional; otherwise there is no value before one is set.
  private static var none: Value? { (Value.self as? any OptionalValue.Type)?.none as? Value }

  /// The value, or nil before it is set.
  var currentValue: Value? { state.withLock { $0 } }

  /// What a date is without.
  public enum DateKind: Sendable {
    /// The time.
    case date
    /// Nothing.
    case dateTime
    /// The day.
    case time
  }
}

/// An optional of any type.
private protocol OptionalValue {
  static var none: Self { get }
}

extension Optional: OptionalValue {}
