@_spi(Reflection) import Swift

/// The search for dynamic properties among the stored properties of a value, including those nested
/// in custom property wrappers.
@MainActor enum DynamicPropertyWalk {
  /// A stored property that is dynamic.
  private struct Field {
    let type: any DynamicProperty.Type
    let offset: Int
  }

  private static var known: [ObjectIdentifier: [Field]] = [:]

  static func visit<Owner>(_ owner: Owner, _ node: ViewNode, _ slot: inout Int) {
    if type(of: owner) != Owner.self {
      func open<Inner>(_ inner: Inner) { visitFields(of: inner, node, &slot) }
      _openExistential(owner as Any, do: open)
    } else {
      visitFields(of: owner, node, &slot)
    }
  }

  /// Returns a copy whose dynamic properties are not connected to a node.
  ///
  /// A style is stored in the environment, but each control with that style needs its own dynamic
  /// properties. Connected properties in the environment would also retain that environment.
  static func detached<Owner>(_ owner: Owner) -> Owner {
    let fields = dynamicFields(of: Owner.self)
    var copy = owner
    guard !fields.isEmpty else { return copy }
    withUnsafeMutableBytes(of: &copy) { bytes in
      guard let base = bytes.baseAddress else { return }
      for field in fields { detach(field.type, at: base + field.offset) }
    }
    return copy
  }

  private static func detach<Property: DynamicProperty>(
    _ type: Property.Type,
    at address: UnsafeMutableRawPointer
  ) {
    // The offset is that of a field of the owner's type, so the memory is aligned and bound.
    func replace<Wrapper: NodeProperty>(_ type: Wrapper.Type) {
      let wrapper = address.assumingMemoryBound(to: type)
      wrapper.pointee = wrapper.pointee.detached()
    }
    if let type = type as? any NodeProperty.Type {
      replace(type)
    } else {
      let property = address.assumingMemoryBound(to: type)
      property.pointee = detached(property.pointee)
    }
  }

  private static func visitFields<Owner>(of owner: Owner, _ node: ViewNode, _ slot: inout Int) {
    let fields = dynamicFields(of: Owner.self)
    guard !fields.isEmpty else { return }
    withUnsafeBytes(of: owner) { bytes in
      guard let base = bytes.baseAddress else { return }
      for field in fields { connect(field.type, at: base + field.offset, node, &slot) }
    }
  }

  private static func connect<Property: DynamicProperty>(
    _ type: Property.Type,
    at address: UnsafeRawPointer,
    _ node: ViewNode,
    _ slot: inout Int
  ) {
    // The offset is that of a field of the owner's type, so the memory is aligned and bound.
    var property = address.assumingMemoryBound(to: Property.self).pointee
    if let property = property as? any NodeProperty {
      property.connect(to: node, slot: slot)
      slot += 1
    } else {
      visitFields(of: property, node, &slot)
      property.update()
    }
  }

  /// Returns the dynamic properties of a type.
  ///
  /// The function does not use ``Fields``, because ``Fields`` also determines how each property is
  /// compared. Determining that takes a fifth of the time of a first page, and is needed only for
  /// later changes.
  private static func dynamicFields(of type: Any.Type) -> [Field] {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    var fields: [Field] = []
    _ = _forEachField(of: type) { _, offset, type, _ in
      if let type = type as? any DynamicProperty.Type {
        fields.append(Field(type: type, offset: offset))
      }
      return true
    }
    known[ObjectIdentifier(type)] = fields
    return fields
  }
}
