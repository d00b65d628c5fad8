/// One of two views, as an `if` with an `else` chooses.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Branch {
    case first(TrueContent)
    case second(FalseContent)
  }

  let branch: Branch
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// No body of its own.
  public typealias Body = Never
}

extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {
  package func update(_ node: ViewNode) {
    switch branch {
    case .first(let content): node.setChild(content, key: .slot(0))
    case .second(let content): node.setChild(content, key: .slot(1))
    }
  }
}
