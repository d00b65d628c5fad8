import Foundation
import Testing

@testable import HabitTrackerFeature

struct ExportPhaseTests {
  @Test func `An export reports progress, then its document`() {
    var phase = ExportPhase.writing(.json, 0)
    phase.write(.json, 0.5)
    #expect(text(phase) == "writing json 0.5")
    phase.end(.json, .ready(.json, ExportDocument(Data())))
    #expect(text(phase) == "ready json")
  }

  /// A progress report may arrive after the export was canceled.
  @Test(arguments: [
    ExportPhase.writing(.json, 0.5), .ready(.json, ExportDocument(Data())), .failed("no room"),
  ])
  func `A canceled export stays canceled`(late: ExportPhase) {
    var phase = ExportPhase.idle
    phase.end(.json, late)
    phase.write(.json, 0.9)
    #expect(text(phase) == "idle")
  }

  @Test func `Progress of another format is ignored`() {
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
