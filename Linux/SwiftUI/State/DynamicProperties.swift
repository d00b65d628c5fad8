/// The dynamic properties of the view at a node.
@MainActor final class DynamicProperties {
  /// What the wrappers keep from one value of the view to the next, by their order in it.
  private(set) var storages: [Int: AnyObject] = [:]
  private var environmentBoxes: [any EnvironmentReading] = []
  private var endings: [@MainActor () -> Void] = []

  /// Connects the property wrappers of a view to its node.
  func install(from view: any View, in node: ViewNode) {
    environmentBoxes = []
    if let owner = view as? any DynamicPropertyOwner {
      visit(owner.dynamicPropertyOwner, node)
    } else {
      visit(view, node)
    }
  }

  /// The object that a wrapper keeps on the node, made the first time.
  func storage<Object: AnyObject>(_ slot: Int, make: () -> Object) -> Object {
    if let known = storages[slot] as? Object { return known }
    let object = make()
    storages[slot] = object
    return object
  }

  func add(_ box: any EnvironmentReading) {
    environmentBoxes.append(box)
  }

  func atEnd(_ action: @escaping @MainActor () -> Void) {
    endings.append(action)
  }

  func setEnvironment(_ environment: EnvironmentValues) {
    for box in environmentBoxes { box.values = environment }
  }

  /// Whether a value that the view reads from its environment differs between two environments.
  func read(
    anythingChangedFrom former: EnvironmentValues,
    to new: EnvironmentValues
  ) -> Bool {
    environmentBoxes.contains { $0.differs(former, new) }
  }

  func end() {
    for ending in endings { ending() }
    storages = [:]
    environmentBoxes = []
    endings = []
  }

  private func visit<Owner>(_ owner: Owner, _ node: ViewNode) {
    var slot = 0
    DynamicPropertyWalk.visit(owner, node, &slot)
  }
}

/// Finds the dynamic properties among the stored properties of a value, also inside wrappers that
/// an app or another module composed of these.
@MainActor enum DynamicPropertyWalk {
  private static var known: [ObjectIdentifier: [Fields.Field]] = [:]

  static func visit<Owner>(_ owner: Owner, _ node: ViewNode, _ slot: inout Int) {
    if type(of: owner) != Owner.self {
      func open<Inner>(_ inner: Inner) { visitFields(of: inner, node, &slot) }
      _openExistential(owner as Any, do: open)
    } else {
      visitFields(of: owner, node, &slot)
    }
  }

  private static func visitFields<Owner>(of owner: Owner, _ node: ViewNode, _ slot: inout Int) {
    let fields = dynamicFields(of: Owner.self)
    guard !fields.isEmpty else { return }
    withUnsafeBytes(of: owner) { bytes in
      guard let base = bytes.baseAddress else { return }
      for field in fields {
        guard let type = field.type as? any DynamicProperty.Type else { continue }
        connect(type, at: base + field.offset, node, &slot)
      }
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

  private static func dynamicFields(of type: Any.Type) -> [Fields.Field] {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    let fields = Fields.fields(of: type).filter { $0.type is any DynamicProperty.Type }
    known[ObjectIdentifier(type)] = fields
    return fields
  }
}
