/// A case of an enumeration.
package struct IntentCase: Hashable, Sendable {
  /// The name for programs.
  package let name: String
  /// The title for users.
  package let title: String
  let value: any AppEnum

  package static func == (one: IntentCase, other: IntentCase) -> Bool { one.name == other.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension AppEnum {
  static var intentCases: [IntentCase] {
    allCases.map {
      IntentCase(
        name: String($0.rawValue),
        title: String(localized: $0.localizedStringResource),
        value: $0
      )
    }
  }
}
