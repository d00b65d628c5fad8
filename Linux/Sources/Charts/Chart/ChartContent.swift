/// A part of a chart's content, described by a value.
///
/// Content of an app defines its parts in `body`. Marks have `Never` as their body.
@MainActor @preconcurrency public protocol ChartContent {
  /// The type of content that `body` returns.
  associatedtype Body: ChartContent
  /// The parts of this content.
  @ChartContentBuilder var body: Self.Body { get }
}

/// Chart content that this module implements.
@MainActor protocol PrimitiveChartContent: ChartContent where Body == Never {
  var marks: [Mark] { get }
}

extension Never: ChartContent {}

extension ChartContent where Body == Never {
  /// Never called, because the module draws this content itself.
  public var body: Never {
    preconditionFailure("\(Self.self) is drawn by the module and has no body")
  }
}

extension ChartContent {
  /// The marks in the content.
  var resolved: [Mark] {
    if let primitive = self as? any PrimitiveChartContent { return primitive.marks }
    return body.resolved
  }
}

extension Optional: ChartContent, PrimitiveChartContent where Wrapped: ChartContent {
  var marks: [Mark] { self?.resolved ?? [] }
}
