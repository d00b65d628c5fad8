@_spi(Host) import AppIntents
import Testing

@testable import HabitIntents

struct HabitIntentsTests {
  @Test func `Each intent has the expected name, parameters, and scope`() {
    let lines = HabitIntents.all.map { intent in
      let declaration = IntentDeclaration(intent)
      let parameters = declaration.parameters.map { $0.isRequired ? $0.name : "[\($0.name)]" }
      return "\(declaration.name) \(parameters.joined(separator: " ")): \(intent.scope)"
    }
    #expect(
      lines == [
        "GetToday [category]: read",
        "GetHabit habit [day]: read",
        "CompleteHabit habit [day]: checkOff",
        "AddToHabit habit [amount] [day]: checkOff",
        "SetHabit habit amount [day]: checkOff",
        "UndoHabit habit [amount] [day]: checkOff",
        "SkipHabit habit [day]: checkOff",
        "StartHabitTimer habit: checkOff",
        "StopHabitTimer habit: checkOff",
        "PauseHabit habit [from] [until]: everything",
        "ResumeHabit habit: everything",
        "OpenHabit habit: checkOff",
      ]
    )
  }
}
