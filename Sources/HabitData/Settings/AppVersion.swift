/// Which version of the app this is.
package enum AppVersion {
  /// Until the first release, the one that is being made.
  package static let current = "1.0 (unreleased)"
}
