/// A property of a category. Properties are merged independently: the last write of each one wins.
package enum CategoryProperty: Hashable, Sendable {
  case name(String)
  case icon(String)
  case color(String)
  case position(Int)
  /// True if the category was removed. A removed default category still exists, hidden.
  case isRemoved(Bool)

  /// The numbers of properties in files, which must never change.
  enum Number: UInt64 {
    case name = 1
    case icon, color, position, isRemoved
  }

  /// The key and the encoded value.
  package var encoded: PropertyValue {
    switch self {
    case .name(let text): PropertyValue(Number.name, SyncValue.text(text))
    case .icon(let text): PropertyValue(Number.icon, SyncValue.text(text))
    case .color(let text): PropertyValue(Number.color, SyncValue.text(text))
    case .position(let number): PropertyValue(Number.position, SyncValue.number(number))
    case .isRemoved(let holds): PropertyValue(Number.isRemoved, SyncValue.flag(holds))
    }
  }
}
