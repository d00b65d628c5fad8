/// Type-erased chart content.
public struct AnyChartContent {
  let content: any ChartContent

  /// Wraps content.
  public init(_ content: any ChartContent) {
    self.content = content
  }

  /// Wraps content.
  public init(erasing content: some ChartContent) {
    self.content = content
  }
}

extension AnyChartContent: PrimitiveChartContent {
  var marks: [Mark] { content.resolved }
}
