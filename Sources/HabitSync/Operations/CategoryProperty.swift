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

  var key: RegisterKey {
    switch self {
    case .name: RegisterKey(Number.name)
    case .icon: RegisterKey(Number.icon)
    case .color: RegisterKey(Number.color)
    case .position: RegisterKey(Number.position)
    case .isRemoved: RegisterKey(Number.isRemoved)
    }
  }

  /// The encoded value of the property.
  var value: [UInt8] {
    switch self {
    case .name(let text), .icon(let text), .color(let text): SyncValue.text(text)
    case .position(let number): SyncValue.number(number)
    case .isRemoved(let holds): SyncValue.flag(holds)
    }
  }
}
