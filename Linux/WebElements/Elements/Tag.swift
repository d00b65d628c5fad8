/// A name of an HTML or SVG element, from this closed list, so that no text of the user's can
/// become one.
public enum Tag: String, Sendable {
  case div, span, main, nav, header, footer, section, article
  case h1, h2, h3, p, ul, ol, li, form, fieldset, legend, label
  case button, a, input, textarea, select, option, optgroup, dialog, progress
  case table, caption, thead, tbody, tr, th, td
  case svg, g, path, circle, rect, line, text, title, desc

  /// Whether the element may hold nothing and is written without an end tag.
  public var isVoid: Bool { self == .input }
}
