/// Several parts in order.
struct ChartContentList {
  let contents: [any ChartContent]
}

extension ChartContentList: PrimitiveChartContent {
  var marks: [Mark] { contents.flatMap { $0.resolved } }
}
