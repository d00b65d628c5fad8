/// A property of a category that is merged by itself: the last one written stands.
package enum CategoryProperty: Hashable, Sendable {
  case name(String)
  case icon(String)
  case color(String)
  case position(Int)
  /// Whether it was removed; another one than the six of the start is not there then.
  case isRemoved(Bool)

  /// The numbers of properties in files. They stay for ever.
  enum Number: UInt64 {
    case name = 1
    case icon, color, position, isRemoved
  }

  /// The property's key among those of a category.
  var key: RegisterKey {
    switch self {
    case .name: RegisterKey(Number.name)
    case .icon: RegisterKey(Number.icon)
    case .color: RegisterKey(Number.color)
    case .position: RegisterKey(Number.position)
    case .isRemoved: RegisterKey(Number.isRemoved)
    }
  }

  /// The property's value as files have it.
  var value: [UInt8] {
    switch self {
    case .name(let text), .icon(let text), .color(let text): SyncValue.text(text)
    case .position(let number): SyncValue.number(number)
    case .isRemoved(let holds): SyncValue.flag(holds)
    }
  }
}
