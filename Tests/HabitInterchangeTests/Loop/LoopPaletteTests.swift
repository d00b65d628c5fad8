import Testing

@testable import HabitInterchange

struct LoopPaletteTests {
  @Test(arguments: [
    (-16_742_021, 13, "#00897B"), (-1, 12, "#FFFFFF"), (255, 9, "#0000FF"),
    (5, 14, "#00897B"), (12, 20, "#AAAAAA"), (13, 20, "#D32F2F"), (-1, 20, "#D32F2F"),
    (8, 21, "#00897B"), (19, 25, "#AAAAAA"), (20, 25, "#D32F2F"), (Int.min, 25, "#D32F2F"),
  ])
  func `The schema's version determines the color of a palette number`(
    color: Int,
    version: Int,
    hex: String
  ) {
    #expect(LoopPalette.hex(of: color, version: version) == hex)
  }
}
