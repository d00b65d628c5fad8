/// Traits that describe a view's role and behavior.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  /// The element type of the set. Each element is a set itself.
  public typealias Element = AccessibilityTraits
  /// The element type of an array literal.
  public typealias ArrayLiteralElement = AccessibilityTraits

  private var bits: UInt32

  private init(bits: UInt32) {
    self.bits = bits
  }

  /// Creates an empty set of traits.
  public init() {
    bits = 0
  }

  /// The view performs an action when pressed.
  public static let isButton = AccessibilityTraits(bits: 1)
  /// The view is a heading.
  public static let isHeader = AccessibilityTraits(bits: 2)
  /// The view is selected.
  public static let isSelected = AccessibilityTraits(bits: 4)
  /// The view is on or off.
  public static let isToggle = AccessibilityTraits(bits: 8)

  /// Returns the traits in either set.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits | other.bits)
  }

  /// Returns the traits in both sets.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits & other.bits)
  }

  /// Returns the traits in exactly one of the sets.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits ^ other.bits)
  }

  /// Returns true if the set contains all of the given traits.
  public func contains(_ member: AccessibilityTraits) -> Bool {
    bits & member.bits == member.bits
  }

  /// Inserts traits that the set lacks.
  @discardableResult public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    bits |= newMember.bits
    return (isNew, newMember)
  }

  /// Removes traits.
  @discardableResult public mutating func remove(
    _ member: AccessibilityTraits
  ) -> AccessibilityTraits? {
    let common = intersection(member)
    bits &= ~member.bits
    return common.bits == 0 ? nil : common
  }

  /// Inserts traits unconditionally.
  @discardableResult public mutating func update(
    with newMember: AccessibilityTraits
  ) -> AccessibilityTraits? {
    let common = intersection(newMember)
    bits |= newMember.bits
    return common.bits == 0 ? nil : common
  }

  /// Adds all traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
  /// Removes the traits that are not in another set.
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
  /// Keeps the traits that are in exactly one of the sets.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }
}
