@_spi(Host) import AppIntents
import Foundation
import Synchronization

@_spi(Host) @testable import HostServices

/// An app of lamps with the tokens `look` and `switch`. It can't check the token `dark`.
struct LampApp: IntentApp {
  let title = "Lamps"
  let version = "1.2"
  @MainActor var intents: [IntentDeclaration] {
    [IntentDeclaration(SwitchLampIntent.self), IntentDeclaration(CountLampsIntent.self)]
  }
  @MainActor var today: DateComponents { DateComponents(year: 2026, month: 3, day: 9) }

  func admission(of token: String) async -> IntentAdmission {
    switch token {
    case "look", "switch":
      .admitted(
        IntentCaller(id: token, scope: IntentScopeName(id: token, title: token)) { scope in
          scope.id == token || token == "switch"
        }
      )
    case "dark": .unavailable("The lamps can't be read.")
    default: .refused
    }
  }

  func scope(of intent: IntentDeclaration) -> IntentScopeName {
    intent.name == "CountLamps"
      ? IntentScopeName(id: "look", title: "Look") : IntentScopeName(id: "switch", title: "Switch")
  }

  func isAppError(_ error: any Error) -> Bool { error as? LampError == .noPower }
}

/// The brightness of each lamp by name.
final class Lamps: Sendable {
  let levels = Mutex(["Desk": 0, "Ceiling": 0, "Ceiling ": 0])
}

enum LampError: Error, CustomLocalizedStringResourceConvertible {
  case broken, noPower

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .broken: "The lamp is broken."
    case .noPower: "There is no power."
    }
  }
}

struct LampEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Lamp"
  static let defaultQuery = LampQuery()

  let id: String

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct LampQuery: EntityStringQuery {
  @Dependency private var lamps: Lamps

  func entities(for identifiers: [String]) async throws -> [LampEntity] { [] }

  func entities(matching string: String) async throws -> [LampEntity] {
    lamps.levels.withLock(\.keys).sorted().filter { $0.hasPrefix(string) }.map {
      LampEntity(id: $0)
    }
  }

  func suggestedEntities() async throws -> [LampEntity] { [] }
}

struct SwitchLampIntent: AppIntent {
  static let title: LocalizedStringResource = "Switch a Lamp"
  static let description: IntentDescription? = "Makes a lamp as bright as is said."

  @Parameter(title: "Lamp") var lamp: LampEntity
  @Parameter(title: "Level", description: "How bright.", default: 100, inclusiveRange: (0, 100))
  var level: Int
  @Parameter(title: "Day", kind: .date) var day: DateComponents?

  @Dependency private var lamps: Lamps

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    if level == 13 { throw LampError.broken }
    if level == 14 { throw LampError.noPower }
    lamps.levels.withLock { $0[lamp.id] = level }
    return .result(value: level, dialog: "\(lamp.id) is at \(String(level)).")
  }
}

struct CountLampsIntent: AppIntent {
  static let title: LocalizedStringResource = "Count Lamps"

  @Dependency private var lamps: Lamps

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    .result(value: lamps.levels.withLock { $0.count })
  }
}
