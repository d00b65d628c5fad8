import WebElements

/// One step that turns what a browser shows into what it should show.
enum Operation {
  case remove(Int)
  /// Siblings that go together in front of `before`, or at the end.
  case insert([Element], parent: Int, before: Int?)
  case move(Int, parent: Int, before: Int?)
  /// Another element takes the place of the one named.
  case replace(Int, with: Element)
  case setAttribute(Int, name: String, value: String)
  case removeAttribute(Int, name: String)
  case setProperty(Int, Property)
  /// Sets the text of an element, whatever it held before.
  case setText(Int, String)
}
