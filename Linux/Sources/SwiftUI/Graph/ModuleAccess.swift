// Declarations for the modules that depend on this module.

extension ShapeStyle {
  /// Returns the style as a CSS color for light and dark appearance.
  package func css(in environment: EnvironmentValues) -> String { painted(in: environment).css }
}

extension ForEach {
  /// Creates content, not necessarily views, for each element of a collection.
  package init(
    elements: Data,
    identify: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: elements, content: content, identify: identify)
  }
}
