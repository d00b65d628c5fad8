/// A live property of a form control that both the user and the program change.
public enum Property: Hashable, Sendable {
  /// The text of an `input` or `textarea`, or the selected option of a `select`.
  case value(String)
  /// True if a checkbox or switch is on.
  case checked(Bool)
}
