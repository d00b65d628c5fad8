import Foundation
import Testing

@testable import HabitTrackerFeature

/// What an export that is being written may still say of itself.
struct ExportPhaseTests {
  @Test func goesOnWhileItIsWritten() {
    var phase = ExportPhase.writing(.json, 0)
    phase.write(.json, 0.5)
    guard case .writing(.json, 0.5) = phase else { return Issue.record("It is \(phase).") }
    phase.end(.json, .ready(.json, ExportDocument(Data())))
    guard case .ready(.json, _) = phase else { return Issue.record("It is \(phase).") }
  }

  /// The work hears of it a moment later, and may be done by then.
  @Test(arguments: [
    ExportPhase.writing(.json, 0.5), .ready(.json, ExportDocument(Data())), .failed("no room"),
  ])
  func aCancelledOneStaysCancelled(late: ExportPhase) {
    var phase = ExportPhase.idle
    phase.end(.json, late)
    phase.write(.json, 0.9)
    guard case .idle = phase else { return Issue.record("It is \(phase).") }
  }

  @Test func oneFormatSaysNothingOfAnother() {
    var phase = ExportPhase.writing(.csv, 0.1)
    phase.write(.json, 0.9)
    guard case .writing(.csv, 0.1) = phase else { return Issue.record("It is \(phase).") }
  }
}
