import AppIntents
import HabitCommand
import HabitData
import HabitIntents

/// The list of intents with their parameters.
package struct IntentList: Encodable, Equatable {
  struct Intent: Encodable, Equatable {
    let name: String
    let title: String
    let description: String
    let scope: AccessScope
    let parameters: [Parameter]
  }

  struct Parameter: Encodable, Equatable {
    let name: String
    let description: String
    /// A description of valid values.
    let value: String
    let isRequired: Bool
  }

  let intents: [Intent]

  static let declarations = HabitIntents.all.map { IntentDeclaration($0) }

  /// Returns the intent with a name, ignoring case.
  static func declaration(_ name: String) -> IntentDeclaration? {
    declarations.first { $0.name.caseInsensitiveCompare(name) == .orderedSame }
  }

  init() {
    intents = zip(HabitIntents.all, Self.declarations).map { intent, declaration in
      Intent(
        name: declaration.name,
        title: declaration.title,
        description: declaration.description ?? "",
        scope: intent.scope,
        parameters: declaration.parameters.map(Parameter.init)
      )
    }
  }

  package func encode(to encoder: any Encoder) throws {
    try intents.encode(to: encoder)
  }

  /// The list as text, with lines such as "CompleteHabit --habit <habit> [--day <day>] Complete
  /// Habit".
  var text: String {
    TextColumns.lines(
      intents.map { intent in
        let parameters = intent.parameters.map { parameter in
          let option = "--\(parameter.name) <\(parameter.name)>"
          return parameter.isRequired ? option : "[\(option)]"
        }
        return [intent.name, parameters.joined(separator: " "), intent.title]
      }
    )
  }
}

extension IntentList.Parameter {
  fileprivate init(_ declaration: IntentParameterDeclaration) {
    name = declaration.name
    description = declaration.description ?? declaration.title
    value = declaration.kind.rule
    isRequired = declaration.isRequired
  }
}
