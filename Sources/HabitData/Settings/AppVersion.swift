/// Which version of the app this is.
package enum AppVersion {
  package static let current = "1.0"
}
