/// What an intent does with its parameters, in a sentence.
public protocol ParameterSummary {
  associatedtype Intent: AppIntent
}

/// A sentence with parameters in it, and others that stand below it.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  let sentence: ParameterSummaryString<Intent>
  let others: [PartialKeyPath<Intent>]

  /// A sentence.
  public init(_ summaryString: ParameterSummaryString<Intent>) {
    sentence = summaryString
    others = []
  }

  /// A sentence, and parameters below it.
  public init(
    _ summaryString: ParameterSummaryString<Intent>,
    @ParameterKeyPathsBuilder _ additionalParameterKeyPaths: () -> [PartialKeyPath<Intent>]
  ) {
    sentence = summaryString
    others = additionalParameterKeyPaths()
  }
}

extension IntentParameterSummary {
  /// Collects the parameters below a sentence.
  @resultBuilder public enum ParameterKeyPathsBuilder {
    /// A parameter.
    public static func buildExpression<Value>(
      _ expression: KeyPath<Intent, IntentParameter<Value>>
    ) -> PartialKeyPath<Intent> {
      expression
    }

    /// All of them.
    public static func buildBlock(
      _ components: PartialKeyPath<Intent>...
    ) -> [PartialKeyPath<Intent>] {
      components
    }
  }
}
