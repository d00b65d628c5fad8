@_spi(Reflection) import Swift

/// Finds the dynamic properties among the stored properties of a value, also inside wrappers that
/// an app or another module composed of these.
@MainActor enum DynamicPropertyWalk {
  /// A stored property that is one.
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

  /// A copy whose dynamic properties are connected to no node.
  ///
  /// A style lies in the environment, and each control that it shows needs dynamic properties of its
  /// own. Connected ones would also keep the environment alive that they lie in.
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
    // The field lies at its own offset in memory of the owner's type, so it is aligned and bound.
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
    // The field lies at its own offset in memory of the owner's type, so it is aligned and bound.
    var property = address.assumingMemoryBound(to: Property.self).pointee
    if let property = property as? any NodeProperty {
      property.connect(to: node, slot: slot)
      slot += 1
    } else {
      visitFields(of: property, node, &slot)
      property.update()
    }
  }

  /// Not by ``Fields``, which asks of each property how it is compared: a fifth of what a first page takes
  /// would go into answers that only its changes need.
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
