/// Chart content with modified marks.
struct ModifiedChartContent<Content: ChartContent> {
  let content: Content
  let change: (inout Mark) -> Void
}

extension ModifiedChartContent: PrimitiveChartContent {
  var marks: [Mark] {
    content.resolved.map { mark in
      var mark = mark
      change(&mark)
      return mark
    }
  }
}

extension ChartContent {
  nonisolated func modified(
    _ change: @escaping (inout Mark) -> Void
  ) -> ModifiedChartContent<Self> {
    ModifiedChartContent(content: self, change: change)
  }
}
