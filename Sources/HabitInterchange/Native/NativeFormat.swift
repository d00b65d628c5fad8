/// What this app's own files say of themselves.
enum NativeFormat {
  /// The member `format` of a JSON document.
  static let name = "habit-tracker"
  /// The version that is written; later ones are refused, earlier ones are read.
  static let version = 1
}
