/// The result of an `if` with `else` in the builders of charts.
public struct BuilderConditional<TrueContent, FalseContent> {
  enum Branch {
    case first(TrueContent)
    case second(FalseContent)
  }

  let branch: Branch
}

extension BuilderConditional: ChartContent, PrimitiveChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
  var marks: [Mark] {
    switch branch {
    case .first(let content): content.resolved
    case .second(let content): content.resolved
    }
  }
}

extension BuilderConditional: AxisContent, KnownAxisContent
where TrueContent: AxisContent, FalseContent: AxisContent {
  var groups: [AxisGroup] {
    switch branch {
    case .first(let content): content.resolved
    case .second(let content): content.resolved
    }
  }
}

extension BuilderConditional: AxisMark, KnownAxisMark
where TrueContent: AxisMark, FalseContent: AxisMark {
  var parts: [AxisPart] {
    switch branch {
    case .first(let content): content.resolved
    case .second(let content): content.resolved
    }
  }
}
