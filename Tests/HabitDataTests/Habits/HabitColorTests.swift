import Testing

@testable import HabitData

struct HabitColorTests {
  @Test func `The palette has fifteen colors in three rows`() {
    #expect(HabitColorPreset.Row.allCases.flatMap(\.presets) == HabitColorPreset.allCases)
    #expect(HabitColorPreset.Row.allCases.map(\.presets.count) == [7, 6, 2])
    #expect(
      HabitColorPreset.allCases.map(\.name) == [
        "Coral Red", "Orange", "Yellow", "Light Yellow", "Lime", "Green", "Teal", "Cyan", "Blue",
        "Indigo", "Purple", "Magenta", "Pink", "Gray", "Light Gray",
      ]
    )
  }

  @Test func `The stored keys of the presets are fixed`() {
    #expect(
      HabitColorPreset.allCases.map(\.rawValue) == [
        "coral-red", "orange", "yellow", "light-yellow", "lime", "green", "teal", "cyan", "blue",
        "indigo", "purple", "magenta", "pink", "gray", "light-gray",
      ]
    )
  }

  @Test(arguments: [
    ("teal", "#3CCFBF", "Teal"), ("#30d158", "#30D158", "#30D158"),
    ("#000000", "#000000", "#000000"),
    ("", "#0A84FF", "Blue"), ("ultraviolet", "#0A84FF", "Blue"), ("#12345", "#0A84FF", "Blue"),
    ("#+12345", "#0A84FF", "Blue"), ("#1234567", "#0A84FF", "Blue"), ("123456", "#0A84FF", "Blue"),
  ])
  func `A stored color keeps its key, and an unknown key is shown as Blue`(
    key: String,
    hex: String,
    name: String
  ) {
    let color = HabitColor(key)
    #expect(color.key == key)
    #expect(color.shown.hex == hex)
    #expect(color.name == name)
  }

  /// The twenty colors of Loop Habit Tracker.
  @Test(arguments: [
    ("#D32F2F", HabitColorPreset.coralRed), ("#E64A19", .coralRed), ("#F57C00", .orange),
    ("#FF8F00", .orange), ("#F9A825", .orange), ("#AFB42B", .lime), ("#7CB342", .lime),
    ("#388E3C", .green), ("#00897B", .teal), ("#00ACC1", .cyan), ("#039BE5", .cyan),
    ("#1976D2", .blue), ("#303F9F", .indigo), ("#5E35B1", .indigo), ("#8E24AA", .purple),
    ("#D81B60", .coralRed), ("#5D4037", .gray), ("#303030", .gray), ("#757575", .gray),
    ("#AAAAAA", .gray),
  ])
  func `A foreign color is shown as the nearest preset`(hex: String, preset: HabitColorPreset)
    throws
  {
    let color = try #require(RGBColor(hex: hex))
    #expect(HabitColorPreset.nearest(to: color) == preset)
  }

  @Test(arguments: HabitColorPreset.allCases)
  func `Every preset is nearest to itself`(preset: HabitColorPreset) {
    #expect(HabitColorPreset.nearest(to: preset.color) == preset)
  }
}
