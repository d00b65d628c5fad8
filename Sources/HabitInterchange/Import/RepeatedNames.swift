/// A source of different identities for habits with the same name, in files that identify habits by
/// name only.
struct RepeatedNames {
  private var counts: [String: Int] = [:]

  /// Returns a unique identity: `text` on the first call, then `text#2`, `text#3`, and so on.
  mutating func identity(_ text: String) -> String {
    let count = counts[text, default: 0] + 1
    counts[text] = count
    return count == 1 ? text : "\(text)#\(count)"
  }
}
