/// A view without content.
public struct EmptyView {
  /// Creates an empty view.
  public init() {}
}

extension EmptyView: PassingView {
  /// `Never`, because this type renders without a body.
  public typealias Body = Never
}
