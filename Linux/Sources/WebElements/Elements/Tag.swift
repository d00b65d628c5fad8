/// A name of an HTML or SVG element. The list is closed, so that user input can never become a tag.
public enum Tag: String, Sendable {
  case div, span, main, header, footer, section
  case h1, h2, p, ul, li, label
  case button, a, input, textarea, select, option, optgroup, dialog, progress
  case table, thead, tbody, tr, th, td
  case svg, path, circle, rect, line, text

  /// True if the element has no content and no end tag.
  public var isVoid: Bool { self == .input }
}
