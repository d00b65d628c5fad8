/// What a browser reports of an element.
public enum EventName: String, Sendable {
  /// A tap, a click, or Return and Space on a focused control.
  case click
  /// Each change of a field's text, or of a control's value or position; carries the new one.
  case input
  /// Return in a single-line field.
  case submit
  /// The element, or one inside it, received or lost the keyboard's focus.
  case focus, blur
  /// The user asked to close a dialog: Escape, or a tap beside it.
  case cancel
  /// The user went back in the browser's history; carries the number of steps that are left. It comes
  /// from the outermost element.
  case back
  /// The user went forward in the browser's history; carries the address. It comes from the outermost
  /// element.
  case open
  /// The user asked to take back what was done last, or to do it again: by key, or by a shake of the
  /// device. It comes from the outermost element.
  case undo, redo, shake
  /// The browser hides the page behind another one, or shows it again. It comes from no element.
  case hide, show
  /// Somebody comes near to the element, which may be empty until then: puts a finger down beside it,
  /// or asks for what it holds.
  case approach
  /// The window comes near to what the element stands for; carries what, in numbers.
  case near
  /// A gesture that a page's own script recognises; carries what that script says.
  case gesture
  /// A page's own script has something to say that is of no element; carries the script's name, a
  /// space, and what it says. It comes from the outermost element.
  case message
}
