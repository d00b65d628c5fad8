/// An entity that may match a text.
package struct IntentCandidate: Hashable, Codable, Sendable {
  /// The unambiguous identifier.
  package let id: String
  package let title: String
  package let subtitle: String?

  init(_ entity: some AppEntity) {
    let shown = entity.displayRepresentation
    id = entity.id.entityIdentifierString
    title = String(localized: shown.title)
    subtitle = shown.subtitle.map { String(localized: $0) }
  }
}
