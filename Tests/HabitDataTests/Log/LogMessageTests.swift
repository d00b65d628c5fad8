import Foundation
import Testing

@testable import HabitData

/// Log messages contain no personal data.
struct LogMessageTests {
  @Test func `A message shows numbers and milliseconds`() {
    let message: LogMessage = "Saved \(3) days in \(Duration.milliseconds(12))"
    #expect(message.text == "Saved 3 days in 12 ms")
  }

  @Test func `An error is logged by its type, without the names and paths in its description`() {
    let error = CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: "/home/jane/Read"])
    #expect(("Failed: \(error)" as LogMessage).text == "Failed: CocoaError")
  }
}
