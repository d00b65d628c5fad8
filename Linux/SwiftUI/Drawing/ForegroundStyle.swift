private struct ForegroundKey: EnvironmentKey {
  static let defaultValue: (any ShapeStyle)? = nil
}

private struct TintKey: EnvironmentKey {
  static let defaultValue: AnyShapeStyle? = nil
}

extension EnvironmentValues {
  /// What text and symbols are painted with; the color of text if it is `nil`.
  var foreground: (any ShapeStyle)? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// What controls are painted with.
  var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The color of text and symbols.
  var foregroundPaint: Paint { ForegroundStyle().paint(in: self) }

  /// What the foreground style of this environment is painted as.
  func painted(_ foreground: any ShapeStyle) -> Paint {
    if let color = foreground as? Color { return color.paint.replaced(by: solidPaint) }
    var outer = self
    // A style that refers to the foreground must not find itself.
    outer.foreground = nil
    return foreground.painted(in: outer)
  }

  /// The tint for an element outside of the views that `tint` was applied to: a dialog stands at the
  /// root of the page.
  var tintStyle: Style {
    var style = Style()
    style.set("--tint", tint?.paint(in: self).css)
    return style
  }
}

struct ForegroundStyleModifier<S: ShapeStyle>: PassingModifier {
  let style: S

  func modify(_ environment: inout EnvironmentValues) {
    let style = (style as? AnyShapeStyle)?.style ?? style
    if style is ForegroundStyle { return }
    if let rank = style as? HierarchicalShapeStyle, environment.foreground != nil {
      // A rank refers to the style that holds here, not to itself.
      environment.foreground = rank.paint(in: environment)
    } else {
      environment.foreground = style
    }
  }
}

extension Paint: PaintedStyle {
  typealias Resolved = Never
  func paint(in environment: EnvironmentValues) -> Paint { self }
}

struct TintModifier: WrappingModifier {
  let style: AnyShapeStyle?

  func modify(_ environment: inout EnvironmentValues) {
    environment.tint = style
  }

  func render(_ content: Output, _ node: ViewNode) -> Output {
    guard let style else { return content }
    let tint = Style([("--tint", style.paint(in: node.environment).css)])
    return content.mapBoxes { node.wrap($0, class: "b", style: tint) }
  }
}

extension View {
  /// Paints text and symbols of the view with a style.
  public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    modifier(ForegroundStyleModifier(style: style))
  }

  /// Paints the controls of the view with a style.
  public func tint<S>(_ tint: S?) -> some View where S: ShapeStyle {
    modifier(TintModifier(style: tint.map { AnyShapeStyle($0) }))
  }

  /// Paints the controls of the view with a color.
  public func tint(_ tint: Color?) -> some View {
    modifier(TintModifier(style: tint.map { AnyShapeStyle($0) }))
  }
}
