import WebElements

/// A rendered widget.
struct Tile {
  let address: TileAddress
  /// The name of the widget.
  let name: String
  let elements: [Element]
  /// The background in CSS notation, or nil for the system's.
  let background: String?
  /// The destination of a tap outside the controls.
  let link: String?
  /// The error message of the last tap.
  let notice: String?
  /// The version of the widgets that the tile shows.
  let version: String
}
