import SwiftUI

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

/// Several parts in order.
struct ChartContentList {
  let contents: [any ChartContent]
}

extension ChartContentList: PrimitiveChartContent {
  var marks: [Mark] { contents.flatMap { $0.resolved } }
}

extension ForEach: ChartContent, PrimitiveChartContent where Content: ChartContent {
  var marks: [Mark] { data.flatMap { content($0).resolved } }
}

extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
  /// Creates content for each element, identified by the element's `id`.
  public init(
    _ data: Data,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(elements: data, identify: { $0.id }, content: content)
  }
}

extension ForEach where Content: ChartContent {
  /// Creates content for each element, identified by a property.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(elements: data, identify: { $0[keyPath: id] }, content: content)
  }
}
