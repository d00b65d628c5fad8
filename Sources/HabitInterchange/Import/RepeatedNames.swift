/// Distinguishes habits that are identified only by their names and have the same one.
struct RepeatedNames {
  private var counts: [String: Int] = [:]

  /// Returns the text for the first habit with it, and the text with a number for others.
  mutating func identity(_ text: String) -> String {
    let count = counts[text, default: 0] + 1
    counts[text] = count
    return count == 1 ? text : "\(text)#\(count)"
  }
}
