import Testing

@testable import HabitInterchange

struct IconNamesTests {
  @Test(arguments: [
    ("dumbbell", "dumbbell.fill"), ("book-open-check", "book.fill"),
    ("glass-water", "waterbottle.fill"), ("glass", "wineglass.fill"),
    ("glyphicons_012_heart", "heart.fill"), ("glyphicons_017_music_white", "music.note"),
    ("glyphicons_250_snorkel_diving", "figure.pool.swim"), ("candy-off", "nosign"),
    ("🏋🏽‍♀️", "dumbbell.fill"), ("❤️", "heart.fill"), ("barcode", nil), ("", nil), ("-", nil),
    ("glyphicons_001", nil), ("🦤", nil),
  ])
  func `Icon names of other trackers have equivalent symbols`(name: String, symbol: String?) {
    #expect(IconNames.symbol(for: name) == symbol)
  }

  @Test func `No icon name has two symbols`() {
    let names = IconNames.rows.flatMap(\.names)
    #expect(Dictionary(grouping: names, by: \.self).filter { $1.count > 1 }.keys.sorted() == [])
  }
}
