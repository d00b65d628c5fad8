/// How the lines of a text are laid out.
struct TextLayout: Equatable {
  var lineLimit: Int?
  var alignment = TextAlignment.leading
  var truncation = Text.TruncationMode.tail

  var `class`: String? {
    switch lineLimit {
    case nil: nil
    // Apple's rule: a limit below 1 counts as 1.
    case .some(...1): "t1"
    default: "tn"
    }
  }

  var style: Style {
    var style = Style()
    if let lineLimit, lineLimit > 1 { style.set("-webkit-line-clamp", "\(lineLimit)") }
    style.set("text-align", alignment.css)
    return style
  }
}

/// On which side lines of a text begin.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Lines begin on one side, stand in the middle, or end on one side.
  case leading, center, trailing

  var css: String? {
    switch self {
    case .leading: nil
    case .center: "center"
    // Of the layout, which is from left to right: the end of a line depends on its letters.
    case .trailing: "right"
    }
  }
}

extension Text {
  /// Where a line that is too long is cut. The browser cuts at the end.
  public enum TruncationMode: Sendable {
    /// At its end.
    case tail
  }
}

private struct TextLayoutKey: EnvironmentKey { static let defaultValue = TextLayout() }

extension EnvironmentValues {
  var textLayout: TextLayout {
    get { self[TextLayoutKey.self] }
    set { self[TextLayoutKey.self] = newValue }
  }

  /// How many lines a text may have; any number if it is `nil`.
  public var lineLimit: Int? {
    get { textLayout.lineLimit }
    set { textLayout.lineLimit = newValue }
  }

  /// On which side lines of a text begin.
  public var multilineTextAlignment: TextAlignment {
    get { textLayout.alignment }
    set { textLayout.alignment = newValue }
  }
}

extension View {
  /// Limits texts to a number of lines.
  public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// Limits texts to a number of lines between bounds.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound)
  }

  /// Says on which side lines of texts begin.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Says where lines that are too long are cut.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    transformEnvironment(\.textLayout) { $0.truncation = mode }
  }
}
