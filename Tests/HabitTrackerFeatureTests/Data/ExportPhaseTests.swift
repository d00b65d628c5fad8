import Foundation
import Testing

@testable import HabitTrackerFeature

/// Tests of the phases of an export.
struct ExportPhaseTests {
  @Test func goesOnWhileItIsWritten() {
    var phase = ExportPhase.writing(.json, 0)
    phase.write(.json, 0.5)
    #expect(text(phase) == "writing json 0.5")
    phase.end(.json, .ready(.json, ExportDocument(Data())))
    #expect(text(phase) == "ready json")
  }

  /// The work hears of it a moment later, and may be done by then.
  @Test(arguments: [
    ExportPhase.writing(.json, 0.5), .ready(.json, ExportDocument(Data())), .failed("no room"),
  ])
  func aCancelledOneStaysCancelled(late: ExportPhase) {
    var phase = ExportPhase.idle
    phase.end(.json, late)
    phase.write(.json, 0.9)
    #expect(text(phase) == "idle")
  }

  @Test func oneFormatSaysNothingOfAnother() {
    var phase = ExportPhase.writing(.csv, 0.1)
    phase.write(.json, 0.9)
    #expect(text(phase) == "writing csv 0.1")
  }

  private func text(_ phase: ExportPhase) -> String {
    switch phase {
    case .idle: "idle"
    case .writing(let format, let share): "writing \(format) \(share)"
    case .ready(let format, _): "ready \(format)"
    case .failed(let reason): "failed: \(reason)"
    }
  }
}
