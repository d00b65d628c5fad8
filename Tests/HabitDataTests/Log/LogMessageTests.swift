import Foundation
import Testing

@testable import HabitData

/// Log messages contain no personal data.
struct LogMessageTests {
  @Test func `A message shows numbers`() {
    #expect(("Saved \(3) days" as LogMessage).text == "Saved 3 days")
  }

  @Test func `An error is logged by its type, without the names and paths in its description`() {
    let error = CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: "/home/jane/Read"])
    #expect(("Failed: \(error)" as LogMessage).text == "Failed: CocoaError")
  }
}
