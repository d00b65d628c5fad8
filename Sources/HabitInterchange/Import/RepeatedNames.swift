/// Tells habits apart that have nothing but their names, where two have the same one.
struct RepeatedNames {
  private var counts: [String: Int] = [:]

  /// The text for the first habit of this name; with a number behind it for the further ones.
  mutating func identity(_ text: String) -> String {
    let count = counts[text, default: 0] + 1
    counts[text] = count
    return count == 1 ? text : "\(text)#\(count)"
  }
}
