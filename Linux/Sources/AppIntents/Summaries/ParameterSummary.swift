/// A sentence that describes an intent with its parameters.
public protocol ParameterSummary {
  associatedtype Intent: AppIntent
}

/// A sentence with parameters, and further parameters below it.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  let sentence: ParameterSummaryString<Intent>

  /// Creates a summary from a sentence.
  public init(_ summaryString: ParameterSummaryString<Intent>) {
    sentence = summaryString
  }

  /// Creates a summary from a sentence and further parameters, which are not used on Linux.
  public init(
    _ summaryString: ParameterSummaryString<Intent>,
    @ParameterKeyPathsBuilder _ additionalParameterKeyPaths: () -> [PartialKeyPath<Intent>]
  ) {
    sentence = summaryString
  }
}

extension IntentParameterSummary {
  /// A result builder for the parameters below a sentence.
  @resultBuilder public enum ParameterKeyPathsBuilder {
    /// Passes a parameter through.
    public static func buildExpression<Value>(
      _ expression: KeyPath<Intent, IntentParameter<Value>>
    ) -> PartialKeyPath<Intent> {
      expression
    }

    /// Combines several parameters.
    public static func buildBlock(
      _ components: PartialKeyPath<Intent>...
    ) -> [PartialKeyPath<Intent>] {
      components
    }
  }
}

/// A sentence with parameters.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  let parts: [Part]

  enum Part {
    case text(String)
    case parameter(PartialKeyPath<Intent>)
  }

  /// Creates a sentence without parameters.
  public init(_ value: String) {
    parts = [.text(value)]
  }

  /// Creates a sentence from a literal.
  public init(stringLiteral value: String) {
    parts = [.text(value)]
  }

  /// Creates a sentence from an interpolated literal.
  public init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.parts
  }

  /// The parts of an interpolated sentence.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends a literal part.
    public mutating func appendLiteral(_ literal: String) {
      parts.append(.text(literal))
    }

    /// Appends a parameter.
    public mutating func appendInterpolation<ValueType, Subject>(_ subject: Subject)
    where
      ValueType: _IntentValue, ValueType: Sendable,
      Subject: KeyPath<Intent, IntentParameter<ValueType>>
    {
      parts.append(.parameter(subject))
    }
  }
}
