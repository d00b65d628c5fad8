/// One node of the tree that a page shows: a value that never changes once made.
///
/// It is a class so that an unchanged subtree is recognised by identity: the diff skips every
/// element that is `===` to the one shown before.
public final class Element: Sendable {
  /// Names the element within its page, for as long as the view it shows lives. The document node
  /// carries it as `id="n<id>"`; 0 is never used.
  public let id: Int
  /// The HTML or SVG tag. An element whose tag changes is another element.
  public let tag: Tag
  /// The attributes in the markup, each name at most once.
  public let attributes: [Attribute]
  /// What the browser holds live and the user changes too: a field's text, a switch's position.
  public let properties: [Property]
  /// The events that the page wants to hear of from this element.
  public let events: [EventName]
  /// What stands inside it.
  public let content: Content

  /// Text or elements; a mixture takes a `span` around each text.
  public enum Content: Sendable {
    case text(String)
    case children([Element])
  }

  /// - Parameter id: Names the element within its page; above 0.
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

  /// The element's children; none for an element that holds text.
  public var children: [Element] {
    if case .children(let children) = content { children } else { [] }
  }
}
