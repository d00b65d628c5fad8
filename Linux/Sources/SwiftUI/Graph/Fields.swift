import Foundation
@_spi(Reflection) import Swift

/// A value without `==` that can be compared by identity.
@MainActor protocol IdentityComparable {
  func isSame(as other: Self) -> Bool
}

/// The comparison of two values of a view type field by field, to decide if its body must run
/// again.
///
/// Fields are equal if they have the same bits or are equal by `==` or `isSame(as:)`. Nested views
/// are compared recursively. Other fields count as changed, including closures with a new context.
/// Property wrappers that store their value on the node (`@State`, `@Environment`) are skipped.
@MainActor enum Fields {
  struct Field {
    let offset: Int
    let size: Int
    let kind: Kind
  }

  enum Kind {
    case stored
    case comparable(any Equatable.Type)
    case identifiable(any IdentityComparable.Type)
    case view(any View.Type)
    case anyView
    case keptOnNode
  }

  private static var layouts: [ObjectIdentifier: [Field]] = [:]

  static func areEqual(_ one: any View, _ two: any View) -> Bool {
    type(of: one) == type(of: two) && areEqualFields(one, two)
  }

  static func areEqual(_ one: any ViewModifier, _ two: any ViewModifier) -> Bool {
    type(of: one) == type(of: two) && areEqualFields(one, two)
  }

  /// Returns true if two values of any type are known to be equal. Values without `==` are equal if
  /// they have the same bits.
  nonisolated static func areEqualValues(_ one: Any, _ two: Any) -> Bool {
    if let one = one as? any Equatable { return equals(one, two) }
    if let one = one as? any OptionalValue, let two = two as? any OptionalValue {
      return areEqualOptionals(one.unwrapped, two.unwrapped)
    }
    func haveEqualBits<Value>(_ one: Value) -> Bool {
      guard let two = two as? Value else { return false }
      return reading(one, two) { $0.elementsEqual($1) }
    }
    return _openExistential(one, do: haveEqualBits)
  }

  nonisolated static func areEqualOptionals(_ one: Any?, _ two: Any?) -> Bool {
    switch (one, two) {
    case (nil, nil): true
    case (let one?, let two?): areEqualValues(one, two)
    default: false
    }
  }

  static func fields(of type: Any.Type) -> [Field] {
    if let known = layouts[ObjectIdentifier(type)] { return known }
    var found: [Field] = []
    _ = _forEachField(of: type) { _, offset, fieldType, _ in
      found.append(
        Field(
          offset: offset,
          size: size(of: fieldType),
          kind: kind(of: fieldType)
        )
      )
      return true
    }
    layouts[ObjectIdentifier(type)] = found
    return found
  }

  nonisolated private static func kind(of type: Any.Type) -> Kind {
    if type is any NodeProperty.Type { return .keptOnNode }
    if let type = type as? any IdentityComparable.Type { return .identifiable(type) }
    if let type = type as? any Equatable.Type { return .comparable(type) }
    if let type = type as? any View.Type { return .view(type) }
    return type == (any View).self ? .anyView : .stored
  }

  /// Loads the field metadata of a type and of the views and modifiers in it, so that the Swift
  /// runtime caches the metadata. The result is discarded, because only the main actor may store
  /// it.
  ///
  /// - Parameter warm: The types that are already loaded.
  nonisolated static func prewarm(_ type: Any.Type, _ warm: inout Set<ObjectIdentifier>) {
    guard warm.insert(ObjectIdentifier(type)).inserted else { return }
    if let type = type as? any AnyModifiedContent.Type { prewarm(type.modifierType, &warm) }
    _ = _forEachField(of: type) { _, _, fieldType, _ in
      switch kind(of: fieldType) {
      case .view: prewarm(fieldType, &warm)
      case .comparable, .identifiable, .anyView, .keptOnNode, .stored: break
      }
      return true
    }
  }

  private static func size(of type: Any.Type) -> Int {
    func open<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: open)
  }

  /// Returns true if two values of the same type have equal fields. The values are opened in place,
  /// because a cast would copy them.
  private static func areEqualFields<Value, Same>(_ one: Value, _ two: Same) -> Bool {
    reading(one, two) { one, two in
      // The two values are at the same address.
      if one.baseAddress == two.baseAddress { return true }
      let fields = fields(of: Value.self)
      // An enumeration, such as an optional view, has no fields and is compared by its bits.
      if fields.isEmpty { return one.elementsEqual(two) }
      guard let one = one.baseAddress, let two = two.baseAddress else { return true }
      return fields.allSatisfy { isEqual($0, one, two) }
    }
  }

  /// Passes the memory of two values to a closure.
  ///
  /// Nonisolated, because closures on an actor make the standard library check the isolation with
  /// each call, a thousand times per tap.
  private nonisolated static func reading<One, Two>(
    _ one: One,
    _ two: Two,
    _ body: (UnsafeRawBufferPointer, UnsafeRawBufferPointer) -> Bool
  ) -> Bool {
    withUnsafeBytes(of: one) { one in
      withUnsafeBytes(of: two) { two in body(one, two) }
    }
  }

  private static func isEqual(
    _ field: Field,
    _ one: UnsafeRawPointer,
    _ two: UnsafeRawPointer
  ) -> Bool {
    if case .keptOnNode = field.kind { return true }
    guard field.size > 0 else { return true }
    if memcmp(one + field.offset, two + field.offset, field.size) == 0 { return true }
    // The offset is that of a field of the view's type, so the memory is aligned and bound.
    func equal<E: Equatable>(_ type: E.Type) -> Bool {
      (one + field.offset).assumingMemoryBound(to: type).pointee
        == (two + field.offset).assumingMemoryBound(to: type).pointee
    }
    func same<S: IdentityComparable>(_ type: S.Type) -> Bool {
      (one + field.offset).assumingMemoryBound(to: type).pointee
        .isSame(as: (two + field.offset).assumingMemoryBound(to: type).pointee)
    }
    func equalView<V: View>(_ type: V.Type) -> Bool {
      areEqualFields(
        (one + field.offset).assumingMemoryBound(to: type).pointee,
        (two + field.offset).assumingMemoryBound(to: type).pointee
      )
    }
    switch field.kind {
    case .comparable(let type): return equal(type)
    case .identifiable(let type): return same(type)
    case .view(let type): return equalView(type)
    case .anyView:
      return areEqual(
        (one + field.offset).assumingMemoryBound(to: (any View).self).pointee,
        (two + field.offset).assumingMemoryBound(to: (any View).self).pointee
      )
    case .stored, .keptOnNode: return false
    }
  }

  nonisolated static func equals<E: Equatable>(_ one: E, _ two: Any) -> Bool {
    (two as? E) == one
  }
}

/// An optional value of unknown type.
private protocol OptionalValue {
  var unwrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var unwrapped: Any? { map { $0 } }
}
