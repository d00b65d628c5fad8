import SwiftUI
import Testing

@testable import HabitData
@testable import HabitDesign
@testable import HabitTrackerFeature

struct ThemeTests {
  @Test(arguments: HabitColorPreset.allCases)
  func `Each preset's mark is visible on white, and a dark symbol is legible on its color`(
    preset: HabitColorPreset
  ) {
    let white = RGBColor(0xFFFFFF)
    let nearBlack = RGBColor(0x0B0B0D)
    #expect(preset.color.visibleOnWhite.contrast(with: white) >= 3)
    #expect(preset.color.contrast(with: nearBlack) >= 4.5)
  }

  @Test(arguments: HabitColorPreset.allCases)
  func `A mark on white is the palette's color unless the color is pale`(preset: HabitColorPreset) {
    let isPale = preset.color.contrast(with: RGBColor(0xFFFFFF)) < 3
    #expect((preset.color.visibleOnWhite == preset.color) == !isPale)
    // A pale color is darkened only as far as the contrast requires.
    if isPale { #expect(preset.color.visibleOnWhite.contrast(with: RGBColor(0xFFFFFF)) < 3.2) }
  }

  @Test(arguments: HabitColorPreset.allCases, [true, false])
  func `Text is legible on a faint background of its color`(preset: HabitColorPreset, isLight: Bool)
  {
    let background = ThemeColor.screenBackground
    let text = preset.color.legibleOnItself(over: background, isLight: isLight)
    let ground = preset.color.mixed(
      with: isLight ? background.light : background.dark,
      share: 0.12
    )
    #expect(text.contrast(with: ground) >= 4.5)
  }

  @Test(arguments: [
    (
      ThemeColor.accent,
      [ThemeColor.screenBackground, .cardBackground, .fieldBackground, .controlBackground], 4.5
    ),
    (.accentFill, [.cardBackground], 3), (.warning, [.screenBackground, .cardBackground], 4.5),
    (.firstText, [.cardBackground], 4.5), (.secondText, [.cardBackground], 4.5),
  ])
  func `A color has enough contrast with the surfaces below it`(
    color: ThemeColor,
    surfaces: [ThemeColor],
    minimum: Double
  ) {
    for surface in surfaces {
      #expect(color.dark.contrast(with: surface.dark) >= minimum)
      #expect(color.light.contrast(with: surface.light) >= minimum)
    }
  }

  @Test func `A color that is visible on white is not changed`() {
    #expect(RGBColor(0x003366).visibleOnWhite == RGBColor(0x003366))
    #expect(RGBColor(0xFFFFFF).contrast(with: RGBColor(0)) == 21)
  }

  @Test func `Streaks are legible on their badges`() {
    let ground = ThemeColor.screenBackground
    for color in [ThemeColor.noStreak, .streak, .longStreak] {
      let dark = color.dark.mixed(with: ground.dark, share: 0.15)
      #expect(color.dark.contrast(with: dark) >= 4.5)
      let light = color.light.mixed(with: ground.light, share: 0.13)
      #expect(color.light.contrast(with: light) >= 4.5)
    }
  }

  @Test func `The color scheme follows the chosen appearance`() {
    #expect([Appearance.dark, .light, .system].map(\.colorScheme) == [.dark, .light, nil])
  }

  @Test func `Colors follow the color scheme`() {
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    #expect(ThemeColor.firstText.resolve(in: environment) == resolved(0xF5F5F7))
    #expect(HabitTint(HabitColor("yellow"), .mark).resolve(in: environment) == resolved(0xFFD60A))
    environment.colorScheme = .light
    #expect(ThemeColor.firstText.resolve(in: environment) == resolved(0x111114))
    #expect(HabitTint(HabitColor("yellow")).resolve(in: environment) == resolved(0xFFD60A))
    let mark = RGBColor(0xFFD60A).visibleOnWhite.resolved(opacity: 0.5)
    #expect(
      HabitTint(HabitColor("yellow"), .mark, opacity: 0.5).resolve(in: environment) == mark
    )
  }

  private func resolved(_ number: UInt32) -> Color.Resolved {
    RGBColor(number).resolved(opacity: 1)
  }
}
