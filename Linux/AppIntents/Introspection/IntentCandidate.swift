/// A thing that may be meant.
package struct IntentCandidate: Hashable, Codable, Sendable {
  /// What it is told by for certain.
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
