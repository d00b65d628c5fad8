// What the modules that stand on this one read of its types.

extension ShapeStyle {
  /// The style as a style sheet writes a color, for light and for dark at once.
  package func css(in environment: EnvironmentValues) -> String { painted(in: environment).css }
}

extension Text {
  /// What is written in the text.
  package var plainText: String { string }
}

extension LocalizedStringKey {
  /// What is written for the key.
  package var plainText: String { text }
}

extension Path {
  /// The path in the notation of SVG.
  package var pathData: String { svg }
}

extension ForEach {
  /// Creates something for each element of a collection that need not be a view.
  package init(
    elements: Data,
    identify: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: elements, content: content, identify: identify)
  }
}
