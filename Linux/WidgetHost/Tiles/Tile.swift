import WebElements

/// A widget as it is at one moment.
struct Tile {
  let address: TileAddress
  /// What the widget is called.
  let name: String
  let elements: [Element]
  /// What is painted behind it, as a style sheet has it; nil for the system's ground.
  let background: String?
  /// Where a tap leads that hits no control.
  let link: String?
  /// What went wrong with the last tap, in words.
  let notice: String?
  /// The state of the widgets that it is of.
  let version: String

  /// Another text for each other content.
  var tag: String {
    var writer = HTMLWriter(isFinal: true)
    for element in elements { writer.write(element) }
    var hasher = Hasher()
    hasher.combine(writer.bytes)
    hasher.combine(background)
    hasher.combine(link)
    hasher.combine(notice)
    return String(UInt(bitPattern: hasher.finalize()), radix: 36)
  }
}
