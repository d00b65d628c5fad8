import Foundation
import HabitEngine

/// The icon names of other trackers, such as Lucide's in HabitKit and Glyphicons' in Tickmate.
enum IconNames {
  /// Returns the equivalent symbol; nil if there is none.
  static func symbol(for name: String) -> String? {
    // The first scalar of an emoji is enough. The other scalars are modifiers for color, gender, or
    // style.
    if let scalar = name.unicodeScalars.first, !scalar.isASCII, scalar.properties.isEmoji {
      return symbols[String(scalar)]
    }
    var words = name.lowercased().split { $0 == "-" || $0 == "_" || $0 == " " }
    if words.first == "glyphicons" { words.removeFirst() }
    words.removeAll { Int($0) != nil || $0 == "white" || $0 == "alt" }
    // The first words matter most: "book-open-check" is a book. A final "off" negates the icon.
    while !words.isEmpty {
      if let symbol = symbols[words.joined(separator: "-")] { return symbol }
      if words.removeLast() == "off" { return "nosign" }
    }
    return nil
  }

  /// Symbols by equivalent names, from `IconNames.txt`. Each line has a symbol and its names.
  private static let symbols: [String: String] = {
    let pairs = rows.flatMap { symbol, names in names.map { ($0, symbol) } }
    return Dictionary(pairs) { first, _ in first }
  }()

  /// The symbols with the names of equivalent icons.
  static let rows: [(symbol: String, names: [String])] =
    ResourceFile.lines("IconNames.txt", in: .module).map { line in
      let words = line.split(separator: " ").map(String.init)
      return (words[0], Array(words.dropFirst(2)))
    }
}
