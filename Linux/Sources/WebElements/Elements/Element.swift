/// An immutable node of a page's element tree.
///
/// The type is a class, so that unchanged subtrees are recognized by identity: the diff skips every
/// element that is `===` to the previous one.
public final class Element: Sendable {
  /// The identifier of the element in its page, stable while its view exists. The identifier is
  /// never 0. The attribute of the DOM node is `id="n<id>"`.
  public let id: Int
  /// The HTML or SVG tag. A change of the tag replaces the element.
  public let tag: Tag
  /// The attributes in the markup, with unique names.
  public let attributes: [Attribute]
  /// The live values that the user can change too, such as a field's text or a switch's state.
  public let properties: [Property]
  /// The events that the page handles for this element.
  public let events: [EventName]
  /// The content of the element.
  public let content: Content

  /// The content of an element: text or elements. Mixed content wraps each text in a `span`.
  public enum Content: Sendable {
    case text(String)
    case children([Element])
  }

  /// - `id`: The identifier of the element in its page; above 0.
  public init(
    id: Int,
    tag: Tag,
    attributes: [Attribute] = [],
    properties: [Property] = [],
    events: [EventName] = [],
    content: Content = .children([])
  ) {
    self.id = id
    self.tag = tag
    self.attributes = attributes
    self.properties = properties
    self.events = events
    self.content = content
  }

  /// The children of the element, or none if its content is text.
  public var children: [Element] {
    if case .children(let children) = content { children } else { [] }
  }
}

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

/// An attribute of an element. Names are literals of the program. Values are escaped when written.
public struct Attribute: Hashable, Sendable {
  /// The name in HTML or SVG.
  public let name: String
  /// The unescaped value; empty for a Boolean attribute.
  public let value: String

  /// - `name`: A literal, so that user input can never become an attribute's name.
  public init(_ name: StaticString, _ value: String = "") {
    self.name = name.description
    self.value = value
  }
}

/// A live property of a form control that both the user and the program change.
public enum Property: Hashable, Sendable {
  /// The text of an `input` or `textarea`, or the selected option of a `select`.
  case value(String)
  /// True if a checkbox or switch is on.
  case checked(Bool)
}
