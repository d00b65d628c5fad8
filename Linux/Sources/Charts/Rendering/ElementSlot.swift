import WebElements

/// The element slots of a chart's nodes.
enum ElementSlot {
  static let frame = 1
  static let cell = 2
  static let table = 3
  static let drawing = 4
  static let hidden = 5

  /// Returns the slot of an element in the table. Each kind of repeated element has a separate
  /// range of slots.
  static func rows(_ index: Int) -> Int { 10_000_000 + index }
  static func axis(_ axis: Int, _ index: Int) -> Int { 20_000_000 + axis * 100_000 + index }
  static func figure(_ index: Int) -> Int { 30_000_000 + index * 2 }
  static func gridLine(_ index: Int) -> Int { 40_000_000 + index }
}
