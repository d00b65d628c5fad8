/// The visual states of a habit on an offline page. Each is rendered in advance, because the page
/// can only select one.
package enum OfflineRowState: String, CaseIterable, Sendable {
  case open
  case done
  case skipped

  /// A private-use character in place of the progress, which the offline page replaces.
  package static let count = "\u{E000}"
}
