extension EnvironmentValues {
  /// The style of text and symbols, or nil for the primary color.
  @Entry var foreground: (any ShapeStyle)?

  /// The tint of controls, or nil for the accent color.
  @Entry var tint: AnyShapeStyle?

  /// The color of text and symbols.
  var foregroundPaint: Paint { ForegroundStyle().paint(in: self) }

  /// Resolves a foreground style in this environment.
  func painted(_ foreground: any ShapeStyle) -> Paint {
    if let color = foreground as? Color { return color.paint.replaced(by: solidPaint) }
    var outer = self
    // A style that refers to the foreground style must not resolve to itself.
    outer.foreground = nil
    return foreground.painted(in: outer)
  }

  /// The CSS declaration of the tint, for an element outside the tinted views, such as a dialog at
  /// the root of the page.
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
      // A hierarchical style refers to the surrounding foreground style, not to itself.
      environment.foreground = rank.paint(in: environment)
    } else {
      environment.foreground = style
    }
  }
}

extension Paint: PaintedStyle {
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
  /// Sets the foreground style of text and symbols in the view.
  public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    modifier(ForegroundStyleModifier(style: style))
  }

  /// Sets the tint of the controls in the view.
  public func tint<S>(_ tint: S?) -> some View where S: ShapeStyle {
    modifier(TintModifier(style: tint.map { AnyShapeStyle($0) }))
  }

  /// Sets the tint color of the controls in the view.
  public func tint(_ tint: Color?) -> some View {
    modifier(TintModifier(style: tint.map { AnyShapeStyle($0) }))
  }
}
