import WebElements

/// What a node remembers for its view: the elements it made, their handlers, and values between
/// two updates.
struct NodeMemory {
  /// In the order in which they were first asked for. Nearly all nodes have one or two, so they are
  /// looked for one after the other: a table of them would take more room than they do.
  var elements: [MadeElement] = []
  /// The rows of a list, by the identifiers of what stands in them; and those that were made before
  /// and have not been asked for since.
  var rows: [Int: MadeRow] = [:]
  var formerRows: [Int: MadeRow] = [:]
  var values: [String: Any] = [:]
  var endings: [() -> Void] = []
  var environment: ModifiedEnvironment?

  func indexOfElement(_ slot: Int) -> Int? { elements.firstIndex { $0.slot == slot } }

  /// To be called before the view makes its elements anew.
  mutating func beginMaking() {
    for index in elements.indices { elements[index].isMade = false }
    if !rows.isEmpty { (formerRows, rows) = (rows, Dictionary(minimumCapacity: rows.count)) }
  }

  /// Forgets the elements that the view no longer makes: a box around a child that changes for ever
  /// would else be remembered for each child that there was.
  @MainActor mutating func endMaking(_ graph: ViewGraph) {
    for row in formerRows.values { row.end(graph) }
    formerRows = [:]
    guard !elements.allSatisfy(\.isMade) else { return }
    elements.removeAll { element in
      if element.isMade { return false }
      graph.removeHandlers(of: element.id)
      return true
    }
  }

  @MainActor func end(_ graph: ViewGraph) {
    for element in elements { graph.removeHandlers(of: element.id) }
    for row in rows.values { row.end(graph) }
  }
}

/// An element of a node, by the slot that the view gave it.
struct MadeElement {
  let slot: Int
  let id: Int
  /// Whether the view has asked for it since it began to make its elements.
  var isMade = true
  /// What it was last, once it was made.
  var last: Element?
}

/// An environment that a modifier has changed, and what it was made of.
final class ModifiedEnvironment {
  let base: EnvironmentValues
  let modifier: any PrimitiveModifier
  let result: EnvironmentValues

  init(
    _ base: EnvironmentValues,
    modifiedBy modifier: any PrimitiveModifier,
    to result: EnvironmentValues
  ) {
    self.base = base
    self.modifier = modifier
    self.result = result
  }
}

extension ViewNode {
  /// A value that the node keeps for its view from one update to the next, under a name that is the
  /// view's own business.
  package func remembered<Value>(_ name: String, as type: Value.Type = Value.self) -> Value? {
    memory.values[name] as? Value
  }

  /// Keeps a value for the view until the node ends.
  package func remember(_ value: Any?, as name: String) {
    memory.values[name] = value
  }

  /// Has something done when the node ends.
  package func atEnd(_ action: @escaping () -> Void) {
    memory.endings.append(action)
  }
}
