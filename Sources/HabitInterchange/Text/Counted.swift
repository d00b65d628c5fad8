/// Numbers with their nouns.
package enum Counted {
  /// Returns a number with its noun, without grouping: "1 day", "2 days", "1240 days".
  package static func text(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}
