/// A provider of values to choose from.
public protocol DynamicOptionsProvider: Sendable {
  associatedtype DefaultValue: _IntentValue = Result.Result
  associatedtype Result: ResultsCollection

  /// Returns the values.
  func results() async throws -> Result
  /// Returns the default value.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  /// Returns nil.
  public func defaultResult() async -> DefaultValue? { nil }
}

/// A collection of values to choose from.
public protocol ResultsCollection<Result> {
  associatedtype Result: _IntentValue

  /// The values.
  var items: [Result.ValueType] { get }
  /// An empty collection.
  static var empty: Self { get }
}

extension Array: ResultsCollection where Element: _IntentValue, Element.ValueType == Element {
  /// The elements.
  public typealias Result = Element

  /// The array itself.
  public var items: [Element] { self }
  /// The empty array.
  public static var empty: [Element] { [] }
}
