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
