import Foundation
import HabitEngine

/// A category that was created, changed, or removed.
package struct SyncCategory: Hashable, Sendable {
  package let category: PortableCategory
  package let position: Int
  package let isRemoved: Bool

  package init(_ category: PortableCategory, position: Int, isRemoved: Bool) {
    self.category = category
    self.position = HabitLimits.position(position)
    self.isRemoved = isRemoved
  }

  /// Reads a category, or returns nil if its name is not known yet.
  init?(_ key: String, _ registers: [RegisterKey: Register]) {
    func value(_ number: CategoryProperty.Number) -> [UInt8]? {
      registers[RegisterKey(number)]?.value
    }
    guard let name = value(.name) else { return nil }
    self.init(
      PortableCategory(
        key: key,
        name: LimitedText.line(SyncValue.text(name), to: HabitLimits.category),
        icon: value(.icon).map(SyncValue.text),
        color: value(.color).map(SyncValue.text)
      ),
      position: value(.position).flatMap(SyncValue.number) ?? 0,
      isRemoved: value(.isRemoved).map(SyncValue.flag) ?? false
    )
  }
}
