/// The pictures of other trackers by the names that they have there: those of Lucide in HabitKit, of
/// Glyphicons in Tickmate.
enum IconNames {
  /// The symbol that shows the same, or nil.
  static func symbol(for name: String) -> String? {
    // What follows the first part of an emoji says how it looks: a colour, a sex, a style.
    if let scalar = name.unicodeScalars.first, !scalar.isASCII, scalar.properties.isEmoji {
      return symbols[String(scalar)]
    }
    var words = name.lowercased().split { $0 == "-" || $0 == "_" || $0 == " " }
    if words.first == "glyphicons" { words.removeFirst() }
    words.removeAll { Int($0) != nil || $0 == "white" || $0 == "alt" }
    // The first words say most: "book-open-check" is a book. The last one may say that it is none.
    while !words.isEmpty {
      if let symbol = symbols[words.joined(separator: "-")] { return symbol }
      if words.removeLast() == "off" { return "nosign" }
    }
    return nil
  }

  private static let symbols: [String: String] = {
    let pairs = IconTable.rows.flatMap { symbol, names in
      names.split(separator: " ").map { (String($0), symbol) }
    }
    return Dictionary(pairs) { first, _ in first }
  }()
}
