/// What offers values to choose from.
public protocol DynamicOptionsProvider: Sendable {
  associatedtype DefaultValue: _IntentValue = Result.Result
  associatedtype Result: ResultsCollection

  /// The values.
  func results() async throws -> Result
  /// The one that stands where none was chosen.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  /// None.
  public func defaultResult() async -> DefaultValue? { nil }
}

/// Values to choose from.
public protocol ResultsCollection<Result> {
  associatedtype Result: _IntentValue

  /// The values.
  var items: [Result.ValueType] { get }
  /// No values.
  static var empty: Self { get }
}

extension Array: ResultsCollection where Element: _IntentValue, Element.ValueType == Element {
  /// The elements.
  public typealias Result = Element

  /// The array itself.
  public var items: [Element] { self }
  /// No elements.
  public static var empty: [Element] { [] }
}
