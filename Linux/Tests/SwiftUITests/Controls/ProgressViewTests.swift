import Testing

@testable import SwiftUI

/// Progress views with and without a value.
@MainActor @Suite struct ProgressViewTests {
  @Test func `Progress with a fraction is shown as a bar`() {
    #expect(
      TestWindow(ProgressView("Reading", value: 3, total: 4.0)).markup
        == "<div class='progress-view gx'><label class='progress'>"
        + "<span class='t f-body'>Reading</span>"
        + "<progress class='progress-bar' max='1000' value='750'></progress></label></div>"
    )
  }

  @Test(arguments: [(-1.0, "0"), (0, "0"), (0.12345, "123"), (1, "1000"), (7, "1000")])
  func `A value is limited to the range from 0 to the total`(value: Double, shown: String) {
    let window = TestWindow(ProgressView(value: value))
    #expect(window.elements.first { $0.tag == .progress }?.value("value") == shown)
  }

  @Test func `A progress view without a value is a spinner`() {
    #expect(
      TestWindow(ProgressView(value: nil as Double?)).markup
        == "<div class='progress-view'><label class='progress'>"
        + "<progress class='spinner' aria-label='In progress'></progress></label></div>"
    )
    #expect(
      TestWindow(ProgressView("Opening", value: nil as Double?)).markup
        == "<div class='progress-view'><label class='progress'><progress class='spinner'></progress>"
        + "<span class='t f-body'>Opening</span></label></div>"
    )
  }
}
