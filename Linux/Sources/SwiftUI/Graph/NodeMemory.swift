import WebElements

/// The state that a node stores for its view from one update to the next: elements, list rows, and
/// values.
struct NodeMemory {
  /// The elements in order of first use.
  ///
  /// Nearly all nodes have one or two elements, so a linear search is fast enough, and an array
  /// takes less memory than a dictionary.
  var elements: [RenderedElement] = []
  /// The rows of a list by the identifier of their content.
  var rows: [Int: RenderedRow] = [:]
  /// The rows of the previous rendering that the current rendering has not requested yet.
  var formerRows: [Int: RenderedRow] = [:]
  var values: [String: Any] = [:]
  var endings: [() -> Void] = []
  var environment: ModifiedEnvironment?

  /// Starts a rendering. Call before the view renders its elements.
  mutating func beginMaking() {
    for index in elements.indices { elements[index].isMade = false }
    if !rows.isEmpty { (formerRows, rows) = (rows, Dictionary(minimumCapacity: rows.count)) }
  }

  /// Ends a rendering and removes the elements that the view no longer uses. Without this removal,
  /// a wrapper around a changing child would keep an entry for every earlier child.
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

/// An element of a node and its slot.
struct RenderedElement {
  let slot: Int
  let id: Int
  /// True if the view requested the element since the rendering started.
  var isMade = true
  /// The last rendered element, or nil before the first rendering.
  var last: Element?
}

/// An environment that a modifier changed, together with its inputs.
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
  /// Returns the value that the view stored on the node under a name, or nil if there is no value
  /// of the type. The names are private to the view.
  package func remembered<Value>(_ name: String, as type: Value.Type = Value.self) -> Value? {
    memory.values[name] as? Value
  }

  /// Stores a value for the view until the node ends.
  package func remember(_ value: Any?, as name: String) {
    memory.values[name] = value
  }

  /// Registers an action that runs when the node ends.
  package func atEnd(_ action: @escaping () -> Void) {
    memory.endings.append(action)
  }
}
