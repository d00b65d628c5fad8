/// A case of an enumeration.
@_spi(Host) public struct IntentCase: Hashable, Sendable {
  /// The name for programs.
  public let name: String
  /// The title for users.
  public let title: String
  let value: any AppEnum

  /// Compares the names.
  public static func == (one: IntentCase, other: IntentCase) -> Bool { one.name == other.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
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
