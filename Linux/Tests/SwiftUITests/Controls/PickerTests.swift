import Testing
import WebElements

@testable import SwiftUI

/// Pickers: the values they offer, and the effect of choosing one.
@MainActor @Suite struct PickerTests {
  enum Period: String, CaseIterable, Identifiable {
    case day, week

    var id: Self { self }
  }

  struct Setting: View {
    @State private var period = Period.day

    var body: some View {
      Picker("Period", selection: $period) {
        Text("Day").tag(Period.day)
        Text("Week").tag(Period.week)
      }
      Text(period.rawValue)
    }
  }

  private let picker = Picker("Period", selection: .constant(Period.week)) {
    ForEach(Period.allCases) { Text($0.rawValue) }
  }

  /// Returns the offered values, with the selected one in brackets.
  private func offered(_ view: some View) -> [String] {
    offered(TestWindow(view))
  }

  private func offered(_ window: TestWindow) -> [String] {
    let chosen = window.elements.first { $0.tag == .select }?.properties.first
    return window.elements.compactMap { element in
      switch element.tag {
      case .optgroup: return "\(element.value("label") ?? ""):"
      case .option:
        let isChosen = chosen == .value(element.value("value") ?? "")
        return isChosen ? "[\(element.spoken)]" : element.spoken
      default:
        guard ["radio", "menuitemradio"].contains(element.value("role")) else { return nil }
        let text = element.children.map(\.spokenText).joined()
        return element.value("aria-checked") == "true" ? "[\(text)]" : text
      }
    }
  }

  private func choose(_ label: String, in window: TestWindow) {
    let option = window.elements.first { $0.tag == .option && $0.spoken == label }
    let select = window.elements.first { $0.tag == .select }
    window.send(.input, to: select?.id ?? 0, .text(option?.value("value") ?? ""))
  }

  @Test func `Choosing a value selects it`() {
    let window = TestWindow(Setting())
    #expect(offered(window) == ["[Day]", "Week"])

    choose("Week", in: window)
    #expect(offered(window) == ["Day", "[Week]"])
    #expect(window.texts.last == "week")
  }

  @Test func `A value that is not offered is ignored`() throws {
    let window = TestWindow(Setting())
    let select = try #require(window.elements.first { $0.tag == .select })
    window.send(.input, to: select.id, .text("99999"))
    window.send(.input, to: select.id, .number(1))
    #expect(offered(window) == ["[Day]", "Week"])
  }

  @Test func `A pop-up picker shows its label only in a form`() throws {
    let picker = Picker("Period", selection: .constant(Period.week)) {
      Text("Day").tag(Period.day)
      Text("Week").tag(Period.week)
    }
    func element(_ view: some View) throws -> Element {
      try #require(TestWindow(view).first("picker"))
    }
    let label = "<span class='t f-body'>Period</span>"
    #expect(try element(Form { picker }).markup.hasPrefix("<label class='picker gx'>\(label)"))
    #expect(try element(picker).markup.hasPrefix("<label class='picker'><span class='picker-v"))
    let hidden = try element(Form { picker }.labelsHidden())
    #expect(hidden.markup.hasPrefix("<label class='picker'><span class='picker-value'"))
    #expect(hidden.all.first { $0.tag == .select }?.value("aria-label") == "Period")
  }

  @Test func `A picker uses the identifiers of a ForEach as values`() {
    #expect(offered(picker) == ["day", "[week]"])
    #expect(
      offered(
        Picker("Count", selection: .constant(2)) {
          ForEach(0..<4) { Text(verbatim: "\($0) times") }
        }
      ) == ["0 times", "1 times", "[2 times]", "3 times"]
    )
  }

  @Test func `A tag takes precedence over an identifier`() {
    let picker = Picker("Name", selection: .constant("week")) {
      ForEach(Period.allCases) { Text($0.rawValue).tag($0.rawValue) }
    }
    #expect(offered(picker) == ["day", "[week]"])
  }

  @Test func `An optional selection accepts tags of values and nil`() {
    func picker(_ value: Period?) -> some View {
      Picker("Period", selection: .constant(value)) {
        Text("None").tag(nil as Period?)
        ForEach(Period.allCases) { Text($0.rawValue) }
      }
    }
    #expect(offered(picker(nil)) == ["[None]", "day", "week"])
    #expect(offered(picker(.week)) == ["None", "day", "[week]"])
  }

  @Test func `Views without a tag of the selection's type can't be chosen`() {
    #expect(
      offered(
        Picker("Count", selection: .constant(1 as Int?)) {
          Text("Text").tag("1")
          Text("One").tag(1)
          Text("Just one").tag(1, includeOptional: false)
          Text("Nothing")
        }
      ) == ["[One]"]
    )
    #expect(
      offered(
        Picker("Count", selection: .constant(1)) { Text("One").tag(1 as Int?) }
      ).isEmpty
    )
  }

  @Test func `Sections group the values`() {
    let picker = Picker("Count", selection: .constant(2)) {
      Text("None").tag(0)
      Section("Few") {
        Text("One").tag(1)
        Text("Two").tag(2)
      }
    }
    #expect(offered(picker) == ["None", "Few:", "One", "[Two]"])
    #expect(offered(picker.pickerStyle(.inline)) == ["None", "One", "[Two]"])
    #expect(TestWindow(picker.pickerStyle(.inline)).texts.contains("Few"))
  }

  @Test func `Segments are radio buttons with one tab stop`() {
    func radio(_ name: String, _ isChosen: Bool) -> String {
      "<button class='segment' type='button' role='radio' aria-checked='\(isChosen)' "
        + "tabindex='\(isChosen ? 0 : -1)' on='click'>"
        + "<span class='t f-body'>\(name)</span></button>"
    }
    #expect(
      markup(picker.pickerStyle(.segmented))
        == "<div class='segmented gx' role='radiogroup' aria-label='Period'>"
        + radio("day", false) + radio("week", true) + "</div>"
    )
  }

  @Test func `The first value is the tab stop while none is selected`() {
    let window = TestWindow(
      Picker("Count", selection: .constant(9)) { ForEach(0..<3) { Text("\($0)") } }
        .pickerStyle(.segmented)
    )
    let radios = window.elements.filter { $0.value("role") == "radio" }
    #expect(radios.map { $0.value("tabindex") } == ["0", "-1", "-1"])
  }

  @Test(arguments: ["segmented", "inline", "wheel"])
  func `A tap on a visible value selects it`(_ style: String) {
    let window = TestWindow(
      Stateful(Period.day) { $period in
        let picker = Picker("Period", selection: $period) {
          ForEach(Period.allCases) { Text($0.rawValue) }
        }
        switch style {
        case "segmented": picker.pickerStyle(.segmented)
        case "inline": picker.pickerStyle(.inline)
        default: picker.pickerStyle(.wheel)
        }
      }
    )
    #expect(offered(window).joined(separator: " ").contains("[day"))

    window.tap("week")
    #expect(offered(window).first == "day")
    #expect(window.first("segmented") != nil || window.first("options") != nil)
    #expect(offered(window).last?.hasPrefix("[week") == true)
  }

  @Test func `An accessibility label applies to the picker's control`() throws {
    let window = TestWindow(Form { picker.accessibilityLabel("How often") })
    #expect(
      window.elements.first { $0.tag == .select }?.value("aria-label") == "How often"
    )
  }
}
