/// The categories of this app as files have them.
enum CategoryKey {
  private static let all: Set<String> = [
    "health", "productivity", "personal", "fitness", "learning", "social",
  ]

  /// The key of a category that this app has, however it is written; nil for other words.
  static func known(_ word: String) -> String? {
    all.contains(word.lowercased()) ? word.lowercased() : nil
  }
}
