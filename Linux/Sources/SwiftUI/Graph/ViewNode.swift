import WebElements

/// A view's node in the graph, with its state, environment, and children.
///
/// The identity of a node is the path of keys from the root. While the key has a view of the same
/// type, the node persists and is updated. Otherwise the node ends and a new node starts.
@MainActor package final class ViewNode {
  package enum Key: Hashable {
    case slot(Int)
    case secondary(Int)
    // Indirect, because few nodes use these cases and they would make each key four times as large.
    indirect case id(AnyHashable)
    indirect case repeated(AnyHashable, Int)
  }

  package unowned let graph: ViewGraph
  /// The parent node, or nil for the root node and after the node ended.
  ///
  /// A node ends before its parent is deallocated. A weak reference would slow down every access.
  package private(set) unowned var parent: ViewNode?
  package let key: Key
  let depth: Int

  package internal(set) var view: any View
  package internal(set) var environment: EnvironmentValues
  package internal(set) var children: [ViewNode] = []
  package internal(set) var secondary: [Int: ViewNode] = [:]
  var memory = NodeMemory()
  /// True if the node is a screen that another screen covers.
  var isCovered = false

  private let kind: ViewKind
  private(set) var isAlive = true
  private var needsBody = true
  /// True if the node or a descendant must be rendered again.
  private(set) var needsOutput = true
  /// True if the view must render itself, regardless of changes below it.
  private var drawsItself = true
  private(set) var output = Output()
  // These properties are nil for most views, because the graph renders these views without them.
  private var knownProperties: DynamicProperties?
  private var tracker: BodyTracker?

  init(
    _ view: any View,
    key: Key,
    environment: EnvironmentValues,
    parent: ViewNode?,
    graph: ViewGraph
  ) {
    self.view = view
    kind = ViewKind.of(view)
    self.key = key
    self.environment = environment
    self.parent = parent
    self.graph = graph
    depth = (parent?.depth ?? -1) + 1
    evaluate()
  }

  /// True if the graph renders the view itself.
  var isPrimitive: Bool { kind.primitive != nil }

  /// The property wrappers of the view.
  var properties: DynamicProperties {
    if let knownProperties { return knownProperties }
    let properties = DynamicProperties()
    knownProperties = properties
    return properties
  }

  /// Updates the view and its environment if they differ.
  func update(to new: any View, environment: EnvironmentValues) {
    let sameView = !needsBody && Fields.areEqual(view, new)
    let sameEnvironment = environment.hasSameValues(as: self.environment)
    if sameView && sameEnvironment { return }
    let former = self.environment
    // Descendants compare environments by identity first, so an equal one does not replace this one.
    if !sameEnvironment { self.environment = environment }
    if sameView { return pass(from: former) }
    let wrapsAlike =
      sameEnvironment && kind.wraps && kind.primitive?.wrapsContent(new, like: view) == true
    view = new
    evaluate(wrapsAlike: wrapsAlike)
  }

  /// Evaluates the body again if it is invalid.
  func evaluateIfNeeded() {
    if isAlive && needsBody { evaluate() }
  }

  /// Marks the body as invalid.
  package func setNeedsBody() {
    guard isAlive, !needsBody else { return }
    needsBody = true
    graph.setNeedsUpdate(self)
  }

  /// Marks the node's elements as invalid.
  package func setNeedsOutput() {
    drawsItself = true
    setNeedsResolution()
  }

  private func setNeedsResolution() {
    var node: ViewNode? = self
    while let current = node, !current.needsOutput {
      current.needsOutput = true
      node = current.parent
    }
    graph.setNeedsFlush()
  }

  /// Returns the view's output, rendering it again after a change.
  package func resolve() -> Output {
    // The parent can't find the elements that it wrapped, so it must render itself.
    if needsOutput { parent?.drawsItself = true }
    return resolvedForParent()
  }

  /// Returns the view's output for a parent that already has the previous output.
  func resolvedForParent() -> Output {
    guard needsOutput else { return output }
    needsOutput = false
    let changed = kind.wraps && !drawsItself ? outputWithChangedContent() : nil
    output = changed ?? draw()
    drawsItself = false
    return output
  }

  /// Renders the view's output from scratch.
  func draw() -> Output {
    guard !kind.passes, let primitive = kind.primitive else { return childrenOutput }
    memory.beginMaking()
    let output = primitive.render(view, self)
    memory.endMaking(graph)
    return output
  }

  /// The output of the children in order.
  package var childrenOutput: Output {
    if children.count == 1 { return children[0].resolve() }
    var output = Output()
    for child in children { output.append(child.resolve()) }
    return output
  }

  func end() {
    guard isAlive else { return }
    isAlive = false
    for child in children { child.end() }
    for child in secondary.values { child.end() }
    children = []
    secondary = [:]
    tracker?.cancel()
    knownProperties?.end()
    memory.end(graph)
    // The end actions may read the node's memory.
    for ending in memory.endings { ending() }
    memory = NodeMemory()
    parent = nil
  }

  /// - Parameter wrapsAlike: True if only the content of the view can change.
  private func evaluate(wrapsAlike: Bool = false) {
    needsBody = false
    if let primitive = kind.primitive {
      primitive.update(view, self)
    } else {
      graph.count(view)
      properties.install(from: view, in: self)
      setChild(tracking { Self.body(of: view) })
    }
    if !wrapsAlike { drawsItself = true }
    setNeedsResolution()
  }

  /// Runs a closure and invalidates the body when an observable value that it read changes.
  func tracking<Result>(_ read: () -> Result) -> Result {
    guard kind.readsObservables else {
      return BodyTracker.trackUnawares(
        read,
        found: { kind.readsObservables = true },
        onChange: { [weak self] in self?.setNeedsBody() }
      )
    }
    let tracker = tracker ?? BodyTracker()
    self.tracker = tracker
    // The tracking ends with the node.
    return tracker.track(read, onChange: { [unowned self] in setNeedsBody() })
  }

  /// Passes a new environment to an unchanged view. The body runs again only if it read a changed
  /// value.
  private func pass(from former: EnvironmentValues) {
    if isPrimitive || properties.read(anythingChangedFrom: former, to: environment) {
      evaluate()
    } else {
      properties.setEnvironment(environment)
      for child in children { child.update(to: child.view, environment: environment) }
    }
  }

  private static func body<V: View>(of view: V) -> any View { view.body }
}
