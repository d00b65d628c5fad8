/// The version of the app.
package enum AppVersion {
  package static let current = "1.0"
}
