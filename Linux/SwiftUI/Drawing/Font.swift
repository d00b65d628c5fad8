import Foundation

/// How text is set: its size, weight and design.
public struct Font: Hashable, Sendable {
  /// A role of text, with the size and weight that go with it.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The title of a screen.
    case largeTitle
    /// Titles of the first to third rank.
    case title, title2, title3
    /// A heading, and the line below it.
    case headline, subheadline
    /// Running text, and text set off from it.
    case body, callout
    /// Small print of three sizes.
    case footnote, caption, caption2
  }

  /// How thick the strokes are.
  public struct Weight: Hashable, Sendable {
    let css: Int

    /// Light.
    public static let light = Weight(css: 300)
    /// As running text.
    public static let regular = Weight(css: 400)
    /// A little thicker.
    public static let medium = Weight(css: 500)
    /// Between medium and bold.
    public static let semibold = Weight(css: 600)
    /// Bold.
    public static let bold = Weight(css: 700)
    /// Thicker than bold.
    public static let heavy = Weight(css: 800)
    /// The thickest.
    public static let black = Weight(css: 900)
  }

  /// The design of the letters.
  public enum Design: Hashable, Sendable {
    /// The system's letters.
    case `default`
    /// Letters with serifs.
    case serif
    /// Letters with round ends.
    case rounded
    /// Letters of one width.
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

  /// The title of a screen.
  public static let largeTitle = Font.system(.largeTitle)
  /// A title of the first rank.
  public static let title = Font.system(.title)
  /// A title of the second rank.
  public static let title2 = Font.system(.title2)
  /// A title of the third rank.
  public static let title3 = Font.system(.title3)
  /// A heading.
  public static let headline = Font.system(.headline)
  /// The line below a heading.
  public static let subheadline = Font.system(.subheadline)
  /// Running text.
  public static let body = Font.system(.body)
  /// Text set off from running text.
  public static let callout = Font.system(.callout)
  /// A footnote.
  public static let footnote = Font.system(.footnote)
  /// A caption.
  public static let caption = Font.system(.caption)
  /// A smaller caption.
  public static let caption2 = Font.system(.caption2)

  /// The system's letters in a role.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    Font(style: style, weight: weight, design: design)
  }

  /// The system's letters in a size, in points.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    Font(size: size, weight: weight, design: design)
  }

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font {
    var copy = self
    copy.weight = weight
    return copy
  }

  /// The font in bold.
  public func bold() -> Font {
    weight(.bold)
  }

  /// The font with digits of one width, so that a changing number does not jump.
  public func monospacedDigit() -> Font {
    var copy = self
    copy.hasMonospacedDigits = true
    return copy
  }

  /// The class of the style sheet for the role, and what differs from it.
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
  /// The name of its class in the style sheet.
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
