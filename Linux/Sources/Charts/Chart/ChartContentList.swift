/// Several parts in order.
struct ChartContentList {
  let contents: [any ChartContent]
}

extension ChartContentList: PrimitiveChartContent {
  typealias Body = Never

  var marks: [Mark] { contents.flatMap { $0.resolved } }
}
