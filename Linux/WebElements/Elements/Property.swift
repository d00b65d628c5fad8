/// A live property of a form control, which the user changes as well as the program.
public enum Property: Hashable, Sendable {
  /// The text of an `input` or `textarea`, or the chosen option of a `select`.
  case value(String)
  /// Whether a check box or switch is on.
  case checked(Bool)
}
