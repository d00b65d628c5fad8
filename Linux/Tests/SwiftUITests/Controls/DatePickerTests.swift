import Foundation
import Testing
import WebElements

@testable import SwiftUI

/// Date pickers: the values of the browser's fields, and their effect.
@MainActor @Suite struct DatePickerTests {
  private struct Setting: View {
    /// 2026-03-09 12:34:56 in UTC.
    @State var date = Date(timeIntervalSince1970: 1_773_059_696)
    var components: DatePickerComponents = .hourAndMinute
    var zone = TimeZone.gmt

    var body: some View {
      DatePicker("Start", selection: $date, displayedComponents: components)
        .environment(\.timeZone, zone)
      Text(verbatim: date.formatted(.iso8601))
    }
  }

  private func field(_ type: String, in window: TestWindow) -> Element? {
    window.elements.first { $0.value("type") == type }
  }

  private func type(_ text: String, into type: String, of window: TestWindow) {
    window.send(.input, to: field(type, in: window)?.id ?? 0, .text(text))
  }

  @Test func `A time picker is a field inside its label`() {
    let picker = DatePicker(
      "Start",
      selection: .constant(Date(timeIntervalSince1970: 0)),
      displayedComponents: .hourAndMinute
    )
    #expect(
      markup(picker)
        == "<label class='dates gx'><span class='t f-body'>Start</span><input "
        + "class='date-field' type='time' aria-label='Start' required value='00:00' on='input'>"
        + "</input></label>"
    )
  }

  @Test func `A date and a time are two fields`() {
    let window = TestWindow(Setting(components: [.hourAndMinute, .date]))
    let fields = window.elements.filter { $0.tag == .input }
    #expect(fields.map { $0.value("aria-label") } == ["Start, Date", "Start, Time"])
    #expect(fields.map(\.properties) == [[.value("2026-03-09")], [.value("12:34")]])
  }

  @Test func `A time picker uses the environment's time zone`() throws {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let window = TestWindow(Setting(zone: tokyo))
    #expect(field("time", in: window)?.properties == [.value("21:34")])
    type("00:05", into: "time", of: window)
    // 00:05 on March 9 in Tokyo.
    #expect(window.texts.last == "2026-03-08T15:05:00Z")
  }

  @Test func `A changed date keeps its time`() {
    let window = TestWindow(Setting(components: .date))
    type("2024-02-29", into: "date", of: window)
    #expect(window.texts.last == "2024-02-29T12:34:00Z")
  }

  @Test(arguments: ["", "25:00", "12:60", "9:00", "nine", "12:00:30"])
  func `An invalid time changes nothing`(text: String) {
    let window = TestWindow(Setting())
    type(text, into: "time", of: window)
    #expect(window.texts.last == "2026-03-09T12:34:56Z")
  }

  @Test func `A hidden label is still the field's accessibility label`() {
    let window = TestWindow(Setting().labelsHidden())
    #expect(window.first("dates")?.children.map(\.tag) == [.input])
    #expect(field("time", in: window)?.value("aria-label") == "Start")
  }
}
