import Observation

/// How large the user of a window wants text to be.
@Observable @MainActor final class TextSize {
  private(set) var size = DynamicTypeSize.large

  /// Whether what a script says is of the size of text. It comes from the browser and can be anything.
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
