/// An entity that may match a text.
@_spi(Host) public struct IntentCandidate: Hashable, Codable, Sendable {
  /// The unambiguous identifier.
  public let id: String
  /// The entity's title.
  public let title: String
  /// The entity's subtitle.
  public let subtitle: String?

  init(_ entity: some AppEntity) {
    let shown = entity.displayRepresentation
    id = entity.id.entityIdentifierString
    title = String(localized: shown.title)
    subtitle = shown.subtitle.map { String(localized: $0) }
  }
}
