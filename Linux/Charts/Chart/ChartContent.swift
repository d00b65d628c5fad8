/// A part of what a chart shows, described by a value.
///
/// Content of an app says what it consists of in `body`. Marks have `Never` as their body.
@MainActor @preconcurrency public protocol ChartContent {
  /// The type of content that `body` returns.
  associatedtype Body: ChartContent
  /// What this content consists of.
  @ChartContentBuilder var body: Self.Body { get }
}

/// Content of this module.
@MainActor protocol PrimitiveChartContent: ChartContent where Body == Never {
  var marks: [Mark] { get }
}

extension Never: ChartContent {}

extension ChartContent where Body == Never {
  /// Never called: such content is drawn as it is.
  public var body: Never {
    preconditionFailure("\(Self.self) is drawn as it is and has no body")
  }
}

extension ChartContent {
  /// The marks that the content consists of.
  var resolved: [Mark] {
    if let primitive = self as? any PrimitiveChartContent { return primitive.marks }
    return body.resolved
  }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  /// `Never`, because this type renders without a body.
  public typealias Body = Never
}

extension Optional: PrimitiveChartContent where Wrapped: ChartContent {
  var marks: [Mark] { self?.resolved ?? [] }
}
