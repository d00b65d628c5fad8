import WebElements

/// A step that updates the browser's document.
enum Operation {
  case remove(Int)
  /// Inserts siblings before the child `before`, or at the end if `before` is nil.
  case insert([Element], parent: Int, before: Int?)
  case move(Int, parent: Int, before: Int?)
  /// Replaces an element with another element.
  case replace(Int, with: Element)
  case setAttribute(Int, name: String, value: String)
  case removeAttribute(Int, name: String)
  case setProperty(Int, Property)
  /// Replaces the content of an element with text.
  case setText(Int, String)
}
