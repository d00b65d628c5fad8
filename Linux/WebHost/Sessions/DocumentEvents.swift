/// What came of the events of one document: its browser numbers them from 1.
///
/// A reload loads a new document, with numbers of its own, and events of the one before may come
/// later than that: its last word is that it is hidden, and its socket is read until it is closed.
/// Counted with those of the new document, they made its first taps look like repetitions.
@MainActor final class DocumentEvents {
  /// The number of the last event that was handled.
  private(set) var handled = 0

  /// Takes note of an event. Returns whether it is new; a number not above the last is a repetition.
  func handle(_ number: Int) -> Bool {
    guard number > handled else { return false }
    handled = number
    return true
  }
}
