/// A view without content.
public struct EmptyView {
  /// Creates an empty view.
  public init() {}
}

extension EmptyView: PassingView {}
