import Testing

@testable import HabitTrackerFeature

/// Habits with an amount: + adds a step, and the amount itself can be typed.
@MainActor @Suite struct AmountTests {
  private let app: HabitApp
  private let window: ScreenWindow

  init() throws {
    app = try HabitApp([HabitExport.run])
    window = app.window()
  }

  private func press(_ amount: String) { window.press("Run, \(amount) of 8.5 km today") }

  private func expect(
    _ amount: String,
    in window: ScreenWindow? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let name = "Run, \(amount) of 8.5 km today"
    #expect((window ?? self.window).button(name) != nil, sourceLocation: sourceLocation)
  }

  private func stored() throws -> [String: Int] { try app.storedCounts("Run") }

  @Test func `The step that a tap adds is shown in every window and stored`() throws {
    let other = app.window()
    press("0 km")
    press("0.5 km")
    expect("1 km", in: other)
    other.press("Run, 1 km of 8.5 km today")
    expect("1.5 km")
    #expect(window.shows("1.5 of 8.5 km"))
    try app.restart()
    expect("1.5 km", in: app.window())
    #expect(try stored() == ["2026-03-09": 15])
  }

  @Test func `An amount can be typed`() throws {
    window.choose("Set Amount", in: "Run")
    #expect(window.dialog == "Run")
    #expect(window.control("Amount in km")?.value("inputmode") == "decimal")
    // A comma is accepted as a decimal separator.
    window.fill("Amount in km", "3,2")
    window.submit("Amount in km")
    expect("3.2 km")
    #expect(try stored() == ["2026-03-09": 32])
    window.choose("Set Amount", in: "Run")
    #expect(window.value("Amount in km") == "3.2")
    window.fill("Amount in km", "8.5")
    window.press("Set Amount")
    expect("8.5 km")
    #expect(window.button("Run, current streak 1 day") != nil)
  }

  @Test(arguments: [
    ("three", "Enter a number, such as 8.5."), ("-1", "Enter a number, such as 8.5."),
    ("1e3", "Enter a number, such as 8.5."), ("1,500", "Enter a number, such as 8.5."),
    ("3.25", "At most 1 decimal."), ("100000000", "At most 99,999,999.9 km."),
  ])
  func `An invalid amount is explained and not saved`(text: String, message: String) throws {
    window.choose("Set Amount", in: "Run")
    window.fill("Amount in km", text)
    #expect(window.shows(message))
    #expect(window.control("Amount in km")?.value("aria-description") == message)
    #expect(window.isEnabled("Set Amount") == false)
    window.submit("Amount in km")
    #expect(window.value("Amount in km") == text)
    window.fill("Amount in km", "3")
    #expect(window.control("Amount in km")?.value("aria-description") == nil)
    window.escape()
    #expect(window.dialog == nil)
    expect("0 km")
    #expect(try stored() == [:])
  }

  @Test func `The detail screen increases, sets, and decreases an amount`() {
    window.press("Run")
    window.press("0.5 km More")
    window.press("Set Amount, 0.5 km of 8.5 km today")
    window.fill("Amount in km", "9")
    window.press("Set Amount")
    #expect(window.mentions("9 of 8.5 km"))
    window.press("0.5 km Less")
    #expect(window.mentions("8.5 of 8.5 km"))
  }
}
