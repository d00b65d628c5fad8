import Charts
import Foundation
import SwiftUI
import Testing
import WebElements

/// A tap on the place of a value chooses it, a second one takes that back.
@MainActor @Suite struct SelectionTests {
  private struct Week: View {
    @State var selected: Date?

    var body: some View {
      VStack {
        Text(verbatim: selected.map { Clock.text($0) } ?? "none")
        Chart(["2026-11-19 09:00", "2026-11-20 18:00"], id: \.self) { day in
          BarMark(x: .value("Day", Clock.date(day), unit: .day), y: .value("Count", 1))
        }
        .chartXSelection(value: $selected)
      }
    }
  }

  private func state(_ window: ChartWindow) -> [String] {
    window.all("t").prefix(1).map(\.text)
      + window.all("ch-target").map { $0.value("aria-pressed") ?? "" }
  }

  @Test func aTapChoosesADay() {
    let window = ChartWindow(Week())
    let targets = window.all("ch-target")

    #expect(
      targets.map { "\($0.value("aria-label") ?? "") \($0.value("style") ?? "")" } == [
        "Thursday, November 19, 2026 left:0%;width:50%",
        "Friday, November 20, 2026 left:50%;width:50%",
      ]
    )
    #expect(state(window) == ["none", "false", "false"])

    window.click(targets.last)
    #expect(state(window) == ["2026-11-20 18:00", "false", "true"])

    window.click(targets.first)
    #expect(state(window) == ["2026-11-19 09:00", "true", "false"])

    window.click(targets.first)
    #expect(state(window) == ["none", "false", "false"])
  }

  @Test func aDayOfTheAppIsShownAsChosenAtAnyHour() {
    let window = ChartWindow(Week(selected: Clock.date("2026-11-20 03:00")))

    #expect(state(window) == ["2026-11-20 03:00", "false", "true"])
  }

  @Test func categoriesAndNumbersAreChosenToo() {
    var name: String?
    var number: Int?
    let names = ChartWindow(
      Chart(["A", "B"], id: \.self) { BarMark(x: .value("Name", $0), y: .value("Count", 1)) }
        .chartXSelection(value: Binding(get: { name }, set: { name = $0 }))
    )
    let numbers = ChartWindow(
      Chart([0, 10, 40], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)) }
        .chartXSelection(value: Binding(get: { number }, set: { number = $0 }))
    )
    names.click(names.all("ch-target").last)
    numbers.click(numbers.all("ch-target").last)

    #expect(name == "B" && number == 40)
    // A value alone has all that is nearer to it than to another.
    #expect(
      numbers.styles("ch-target") == [
        "left:0%;width:12.5%", "left:12.5%;width:50%", "left:62.5%;width:37.5%",
      ]
    )
  }

  @Test func withoutSelectionThereAreNoTargets() {
    let window = ChartWindow(
      Chart(["A"], id: \.self) { BarMark(x: .value("Name", $0), y: .value("Count", 1)) }
    )

    #expect(window.all("ch-target").isEmpty)
  }
}
