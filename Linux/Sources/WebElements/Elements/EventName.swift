/// An event that a browser reports for an element.
public enum EventName: String, Sendable {
  /// A tap, a click, or Return or Space on a focused control.
  case click
  /// A change of a field's text or a control's value. The event's value is the new text or value.
  case input
  /// The Return key in a single-line field.
  case submit
  /// The element or a descendant gained or lost the keyboard focus.
  case focus, blur
  /// The user asked to close a dialog with Escape or a tap outside.
  case cancel
  /// The user went back in the browser's history. The event's value is the number of remaining
  /// steps. The browser sends the event for the root element.
  case back
  /// The user went forward in the browser's history. The event's value is the address. The browser
  /// sends the event for the root element.
  case open
  /// The user asked to undo or redo, with a key or by shaking the device. The browser sends the
  /// event for the root element.
  case undo, redo, shake
  /// The browser hid or showed the page. The event belongs to no element.
  case hide, show
  /// The user touched the element's surroundings or requested its content, which may be empty until
  /// then.
  case approach
  /// The part of the element near the visible area changed. The event's value contains the range.
  case near
  /// A gesture that a script of the page recognized. The script determines its value.
  case gesture
  /// A message of a script of the page: the script's name, a space, and the message. The browser
  /// sends the event for the root element.
  case message
}
