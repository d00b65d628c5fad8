/// The handled events of one document. The document's script numbers events from 1.
///
/// A reload loads a new document with its own numbers, and late events of the previous document may
/// arrive afterward, for example `hide`. Sharing a counter would make the first taps of the new
/// document look like duplicates.
@MainActor final class DocumentEvents {
  /// The number of the last handled event.
  private(set) var handled = 0

  /// Records an event. Returns false for a duplicate, whose number is not above the last handled
  /// number.
  func handle(_ number: Int) -> Bool {
    guard number > handled else { return false }
    handled = number
    return true
  }
}
