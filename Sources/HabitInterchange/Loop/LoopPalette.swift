/// The colours of Loop Habit Tracker, whose numbers changed twice: plain ARGB numbers before schema
/// 14, a palette of 13 up to schema 20, one of 20 since.
enum LoopPalette {
  /// The colour as `#RRGGBB`. A number outside the palette is red, as Loop has it.
  static func hex(of color: Int, version: Int) -> String {
    if version < 14 { return HexColor.text(color) }
    if version < 21 {
      return current[indicesBefore21.indices.contains(color) ? indicesBefore21[color] : 0]
    }
    return current[current.indices.contains(color) ? color : 0]
  }

  private static let current = [
    "#D32F2F", "#E64A19", "#F57C00", "#FF8F00", "#F9A825", "#AFB42B", "#7CB342", "#388E3C",
    "#00897B", "#00ACC1", "#039BE5", "#1976D2", "#303F9F", "#5E35B1", "#8E24AA", "#D81B60",
    "#5D4037", "#303030", "#757575", "#AAAAAA",
  ]

  /// Where the 13 earlier colours stand among the 20.
  private static let indicesBefore21 = [0, 1, 4, 5, 7, 8, 9, 10, 13, 14, 15, 17, 19]
}
