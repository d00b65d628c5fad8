import Foundation

/// The size, weight, and design of text.
public struct Font: Hashable, Sendable {
  /// A text style, with its size and weight.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The style for the title of a screen.
    case largeTitle
    /// The styles for titles of the first to third level.
    case title, title2, title3
    /// The styles for headings and subheadings.
    case headline, subheadline
    /// The styles for body text and callouts.
    case body, callout
    /// The styles for footnotes and captions.
    case footnote, caption, caption2
  }

  /// The weight of a font.
  public struct Weight: Hashable, Sendable {
    let css: Int

    /// Light weight.
    public static let light = Weight(css: 300)
    /// Regular weight.
    public static let regular = Weight(css: 400)
    /// Medium weight.
    public static let medium = Weight(css: 500)
    /// Semibold weight.
    public static let semibold = Weight(css: 600)
    /// Bold weight.
    public static let bold = Weight(css: 700)
    /// Heavy weight.
    public static let heavy = Weight(css: 800)
    /// Black weight.
    public static let black = Weight(css: 900)
  }

  /// The design of a font.
  public enum Design: Hashable, Sendable {
    /// The system font.
    case `default`
    /// A font with serifs.
    case serif
    /// A font with rounded ends.
    case rounded
    /// A font with fixed-width letters.
    case monospaced
  }

  var style: TextStyle?
  var size: CGFloat?
  var weight: Weight?
  var design: Design?
  var hasMonospacedDigits = false

  private init(style: TextStyle? = nil, size: CGFloat? = nil, weight: Weight?, design: Design?) {
    self.style = style
    self.size = size
    self.weight = weight
    self.design = design
  }

  /// The font of a screen's title.
  public static let largeTitle = Font.system(.largeTitle)
  /// The font of a first-level title.
  public static let title = Font.system(.title)
  /// The font of a second-level title.
  public static let title2 = Font.system(.title2)
  /// The font of a third-level title.
  public static let title3 = Font.system(.title3)
  /// The font of a heading.
  public static let headline = Font.system(.headline)
  /// The font of a subheading.
  public static let subheadline = Font.system(.subheadline)
  /// The font of body text.
  public static let body = Font.system(.body)
  /// The font of a callout.
  public static let callout = Font.system(.callout)
  /// The font of a footnote.
  public static let footnote = Font.system(.footnote)
  /// The font of a caption.
  public static let caption = Font.system(.caption)
  /// The font of a smaller caption.
  public static let caption2 = Font.system(.caption2)

  /// Returns the system font in a text style.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    Font(style: style, weight: weight, design: design)
  }

  /// Returns the system font at a fixed size in points.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    Font(size: size, weight: weight, design: design)
  }

  /// Returns the font with another weight.
  public func weight(_ weight: Weight) -> Font {
    var copy = self
    copy.weight = weight
    return copy
  }

  /// Returns the font in bold.
  public func bold() -> Font {
    weight(.bold)
  }

  /// Returns the font with fixed-width digits, so that a changing number does not shift its
  /// neighbors.
  public func monospacedDigit() -> Font {
    var copy = self
    copy.hasMonospacedDigits = true
    return copy
  }

  /// The CSS class of the text style, and the declarations that differ from the text style.
  var styling: (class: String, style: Style) {
    var result = Style()
    result.set("font-size", points: size)
    result.set("font-weight", weight.map { "\($0.css)" })
    result.set("font-variant-numeric", hasMonospacedDigits ? "tabular-nums" : nil)
    result.set("font-family", design.flatMap { Self.families[$0] })
    return ((style ?? .body).className, result)
  }

  private static let families: [Design: String] = [
    .serif: "ui-serif,Georgia,serif",
    .rounded: "ui-rounded,Inter,sans-serif",
    .monospaced: "ui-monospace,monospace",
  ]
}

extension Font.TextStyle {
  /// The CSS class of the text style.
  fileprivate var className: String {
    switch self {
    case .largeTitle: "f-largeTitle"
    case .title: "f-title"
    case .title2: "f-title2"
    case .title3: "f-title3"
    case .headline: "f-headline"
    case .subheadline: "f-subheadline"
    case .body: "f-body"
    case .callout: "f-callout"
    case .footnote: "f-footnote"
    case .caption: "f-caption"
    case .caption2: "f-caption2"
    }
  }
}

extension EnvironmentValues {
  /// The font of text, or nil for the body font.
  @Entry public var font: Font?

  @Entry var fontWeight: Font.Weight?

  @Entry var monospacedDigit = false

  /// The font after all font modifiers.
  var resolvedFont: Font {
    var font = font ?? .body
    if let fontWeight { font = font.weight(fontWeight) }
    if monospacedDigit { font = font.monospacedDigit() }
    return font
  }
}

extension View {
  /// Sets the font of text in the view.
  public func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  /// Sets the weight of text in the view.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.fontWeight, weight)
  }

  /// Uses fixed-width digits, so that a changing number does not shift its neighbors.
  public func monospacedDigit() -> some View {
    environment(\.monospacedDigit, true)
  }
}
