/// Kinds of things that a view can be.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  /// The type of the members, which are sets themselves.
  public typealias Element = AccessibilityTraits
  /// The type of the members of a literal.
  public typealias ArrayLiteralElement = AccessibilityTraits

  private var bits: UInt32

  private init(bits: UInt32) {
    self.bits = bits
  }

  /// Creates a set without traits.
  public init() {
    bits = 0
  }

  /// It does something when it is pressed.
  public static let isButton = AccessibilityTraits(bits: 1)
  /// It is a heading.
  public static let isHeader = AccessibilityTraits(bits: 2)
  /// It is chosen.
  public static let isSelected = AccessibilityTraits(bits: 4)
  /// It is on or off.
  public static let isToggle = AccessibilityTraits(bits: 8)

  /// All traits of both sets.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits | other.bits)
  }

  /// The traits in both sets.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits & other.bits)
  }

  /// The traits in one of the sets alone.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits ^ other.bits)
  }

  /// Whether all of some traits are in the set.
  public func contains(_ member: AccessibilityTraits) -> Bool {
    bits & member.bits == member.bits
  }

  /// Adds traits.
  @discardableResult public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    bits |= newMember.bits
    return (isNew, newMember)
  }

  /// Takes traits away.
  @discardableResult public mutating func remove(
    _ member: AccessibilityTraits
  ) -> AccessibilityTraits? {
    let common = intersection(member)
    bits &= ~member.bits
    return common.bits == 0 ? nil : common
  }

  /// Adds traits, whether they are there or not.
  @discardableResult public mutating func update(
    with newMember: AccessibilityTraits
  ) -> AccessibilityTraits? {
    let common = intersection(newMember)
    bits |= newMember.bits
    return common.bits == 0 ? nil : common
  }

  /// Adds all traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
  /// Keeps the traits of another set.
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
  /// Keeps the traits that are in one of the sets alone.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }
}
