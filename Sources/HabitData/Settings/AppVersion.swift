/// Which version of the app this is.
enum AppVersion {
  /// Until the first release, the one that is being made.
  static let current = "1.0 (unreleased)"
}
