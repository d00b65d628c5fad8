/// Numbers with their nouns.
enum Counted {
  /// "1 day", "2 days", "1240 days".
  static func words(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}
