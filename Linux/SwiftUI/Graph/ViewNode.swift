import WebElements

/// The place of a view in a window: where its state, its environment and its children live.
///
/// Its identity is the path of keys from the root. As long as a view of the same type stands at the
/// same key, the node stays and only gets new values; otherwise it ends and a new one starts.
@MainActor package final class ViewNode {
  package enum Key: Hashable {
    case slot(Int)
    case secondary(Int)
    // Few nodes have one of these, and they would make each key four times as large.
    indirect case id(AnyHashable)
    indirect case repeated(AnyHashable, Int)
  }

  package unowned let graph: ViewGraph
  /// Nil once the node has ended, which it does before the one above it goes. A weak reference
  /// would make each use of a node slower.
  package private(set) unowned var parent: ViewNode?
  package let key: Key
  let depth: Int

  package internal(set) var view: any View
  package internal(set) var environment: EnvironmentValues
  package internal(set) var children: [ViewNode] = []
  package internal(set) var secondary: [Int: ViewNode] = [:]
  var memory = NodeMemory()
  /// Whether another screen lies over the view.
  var isCovered = false

  private let kind: ViewKind
  private(set) var isAlive = true
  private var needsBody = true
  /// Whether the node has to be made again, or something below it.
  private(set) var needsOutput = true
  /// Whether the view has to draw itself, whatever changed below.
  private var drawsItself = true
  private(set) var output = Output()
  // Most views are drawn by the graph and have neither.
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

  /// Whether the graph draws the view itself.
  var isPrimitive: Bool { kind.primitive != nil }

  /// The property wrappers of the view.
  var properties: DynamicProperties {
    if let knownProperties { return knownProperties }
    let properties = DynamicProperties()
    knownProperties = properties
    return properties
  }

  /// Takes over a new value of the view, or a new environment, if it differs.
  func update(to new: any View, environment: EnvironmentValues) {
    let sameView = !needsBody && Fields.areEqual(view, new)
    let sameEnvironment = environment.isIdentical(to: self.environment)
    if sameView && sameEnvironment { return }
    let former = self.environment
    self.environment = environment
    if sameView { return pass(from: former) }
    let drawsAlike = sameEnvironment && kind.wraps && drawsAlike(new)
    view = new
    evaluate(drawsAlike: drawsAlike)
  }

  private func drawsAlike(_ new: any View) -> Bool {
    kind.primitive?.draws(new, like: view) ?? false
  }

  /// Evaluates the view again because something that its body read has changed.
  func evaluateIfNeeded() {
    if isAlive && needsBody { evaluate() }
  }

  /// Says that something the body read has changed.
  package func setNeedsBody() {
    guard isAlive, !needsBody else { return }
    needsBody = true
    graph.setNeedsUpdate(self)
  }

  /// Says that the elements of this node have to be made again.
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

  /// What this view becomes, made again if something changed.
  package func resolve() -> Output {
    // The view above would not find what it drew around.
    if needsOutput { parent?.drawsItself = true }
    return resolvedForParent()
  }

  /// The same, asked for by the view above that knows what the view was before.
  func resolvedForParent() -> Output {
    guard needsOutput else { return output }
    needsOutput = false
    let changed = kind.wraps && !drawsItself ? outputWithChangedContent() : nil
    output = changed ?? draw()
    drawsItself = false
    return output
  }

  /// What the view becomes, worked out from nothing.
  func draw() -> Output {
    guard !kind.passes, let primitive = kind.primitive else { return childrenOutput }
    memory.beginMaking()
    let output = primitive.render(view, self)
    memory.endMaking(graph)
    return output
  }

  /// What the children become, one after the other.
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
    // What is done at the end may read what the node remembers.
    for ending in memory.endings { ending() }
    memory = NodeMemory()
    parent = nil
  }

  /// - Parameter drawsAlike: Whether nothing can change but what stands below.
  private func evaluate(drawsAlike: Bool = false) {
    needsBody = false
    if let primitive = kind.primitive {
      primitive.update(view, self)
    } else {
      graph.count(view)
      properties.install(from: view, in: self)
      setChild(tracking { Self.body(of: view) })
    }
    if !drawsAlike { drawsItself = true }
    setNeedsResolution()
  }

  /// Has the view evaluated again when something changes that is read meanwhile.
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

  /// A new environment for an unchanged view: the body runs again only if it read what changed.
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
