import Observation

/// The text size that the user of a window prefers.
@Observable @MainActor final class TextSize {
  private(set) var size = DynamicTypeSize.large

  /// Reads a message from the browser. Returns true if the message was about the text size.
  ///
  /// The message is untrusted input.
  func read(_ message: String) -> Bool {
    let parts = message.split(separator: " ")
    guard parts.first == "textsize" else { return false }
    if parts.count == 2, let rem = Double(parts[1]), rem.isFinite {
      let new = DynamicTypeSize(rem: rem)
      if new != size { size = new }
    }
    return true
  }
}
