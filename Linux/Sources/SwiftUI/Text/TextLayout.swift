/// The line layout of a text.
struct TextLayout: Equatable {
  var lineLimit: Int?
  var alignment = TextAlignment.leading

  var `class`: String? {
    switch lineLimit {
    case nil: nil
    // As in Apple's SwiftUI, a limit below 1 counts as 1.
    case .some(...1): "t1"
    default: "tn"
    }
  }

  func style(_ direction: LayoutDirection) -> Style {
    var style = Style()
    if let lineLimit, lineLimit > 1 { style.set("-webkit-line-clamp", "\(lineLimit)") }
    style.set("text-align", alignment.css(direction))
    return style
  }
}

/// The alignment of text lines.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Lines are aligned to the leading side, the center, or the trailing side.
  case leading, center, trailing

  func css(_ direction: LayoutDirection) -> String? {
    switch self {
    case .leading: nil
    case .center: "center"
    // CSS `end` would depend on the text's direction.
    case .trailing: direction == .leftToRight ? "right" : "left"
    }
  }
}

extension Text {
  /// The position at which a line that is too long is truncated. The browser supports the end only.
  public enum TruncationMode: Sendable {
    /// Truncates at the end.
    case tail
  }
}

extension EnvironmentValues {
  @Entry var textLayout = TextLayout()

  /// The maximum number of lines, or nil for no limit.
  public var lineLimit: Int? {
    get { textLayout.lineLimit }
    set { textLayout.lineLimit = newValue }
  }

  /// The alignment of text lines.
  public var multilineTextAlignment: TextAlignment {
    get { textLayout.alignment }
    set { textLayout.alignment = newValue }
  }
}

extension View {
  /// Limits the number of lines of texts in the view.
  public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// Limits the number of lines of texts in the view to a range. In the browser, only the upper
  /// bound applies.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound)
  }

  /// Sets the alignment of text lines in the view.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets the position at which long lines are truncated. Browsers can only truncate the end.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    self
  }
}
