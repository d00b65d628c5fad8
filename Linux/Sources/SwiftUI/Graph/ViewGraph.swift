import WebElements

/// The handler of an element's event.
package typealias EventHandler = (PageEvent.Value) -> Void

/// The nodes of a window's views, and their pending updates.
@MainActor package final class ViewGraph {
  private(set) var root: ViewNode?
  private var waiting: [ObjectIdentifier: ViewNode] = [:]
  private var deferredActions: [() -> Void] = []
  private(set) var handlers: [Int: ElementHandlers] = [:]
  /// The topmost sheet or dialog, or nil if there is none.
  private var topPresentation: Element?
  private var lastElementID = 0
  private(set) var needsFlush = false
  private(set) var isOpen = true
  /// True if the window may be visible. A hidden window defers its updates.
  private(set) var isSeen = true
  /// The maximum number of update rounds in a flush.
  ///
  /// Bodies that keep invalidating each other would otherwise block the window. The remaining
  /// rounds run in the next flush.
  private static let longestUpdate = 50
  private var evaluations: [ObjectIdentifier: Int]?

  /// The effects to send with the next patch.
  package var effects: [Effect] = []
  /// The state stored in the browser, which views restore after a restart of the server.
  let restoration: StateRestoration
  /// The undo and redo of the window.
  let undo = WindowUndo()
  /// The window's values of `SceneStorage`.
  private(set) lazy var scene = SceneValues(formerScene) { [weak self] key, text in
    self?.keepInBrowser(key, text)
  }
  /// True if the views are rendered as a snapshot.
  let isStill: Bool
  private let formerScene: [String: String]
  /// The channel for files to and from the browser.
  weak var files: (any FileChannel)?
  /// Shows the root view's output and performs the effects. Called once per flush.
  package var show: (@MainActor (Output, [Effect]) -> Void)?

  /// The language and locale of the window's user, or nil for the language and locale of the
  /// process.
  private let language: WindowLocalization?

  package init(
    kept: [String: String] = [:],
    scene: [String: String] = [:],
    isStill: Bool = false,
    language: WindowLocalization? = nil
  ) {
    self.isStill = isStill
    self.language = language
    restoration = StateRestoration(kept)
    formerScene = scene
  }

  /// Sets or replaces the root view.
  package func setRoot(_ view: any View, environment: EnvironmentValues) {
    var environment = environment
    environment.undoManager = undo.manager
    inOwnLanguage {
      if let root {
        root.update(to: view, environment: environment)
      } else {
        root = ViewNode(view, key: .slot(0), environment: environment, parent: nil, graph: self)
      }
    }
    setNeedsFlush()
  }

  /// The root view's current output.
  var output: Output { root?.resolve() ?? Output() }

  func end() {
    isOpen = false
    inOwnLanguage {
      root?.end()
      root = nil
      waiting = [:]
      handlers = [:]
      runDeferredActions()
    }
    UpdateLoop.leave(self)
  }

  /// Runs a closure in the window's language, which `String(localized:)` then uses.
  func inOwnLanguage(_ body: () -> Void) {
    guard let language else { return body() }
    Localization.$window.withValue(language, operation: body)
  }

  /// Changes the language of the window, and evaluates all bodies again.
  func use(_ localization: Localization) {
    language?.localization = localization
    var nodes = root.map { [$0] } ?? []
    while let node = nodes.popLast() {
      node.setNeedsBody()
      node.setNeedsOutput()
      nodes += node.children + node.secondary.values
    }
    let direction = localization.isRightToLeft ? "rtl" : "ltr"
    inOwnLanguage {
      let message = "\(localization.language) \(direction) \(ClientTexts.translations)"
      effects.append(.message(script: "language", message))
    }
  }

  /// Sets whether the window is visible. A window that becomes visible is updated immediately.
  func setSeen(_ isSeen: Bool) {
    guard isSeen != self.isSeen else { return }
    self.isSeen = isSeen
    guard needsFlush else { return }
    if isSeen {
      UpdateLoop.finish(self)
    } else {
      UpdateLoop.leave(self)
      UpdateLoop.enter(self)
    }
  }

  // MARK: Updating

  func setNeedsUpdate(_ node: ViewNode) {
    waiting[ObjectIdentifier(node)] = node
    setNeedsFlush()
  }

  package func setNeedsFlush() {
    guard isOpen, !needsFlush else { return }
    needsFlush = true
    UpdateLoop.enter(self)
  }

  /// Schedules a turn for a hidden window, because its scripts may have work to do.
  func setNeedsFlushUnseen() {
    guard isOpen else { return }
    needsFlush = true
    UpdateLoop.leave(self)
    UpdateLoop.enter(self, asSeen: true)
  }

  /// Schedules an action such as `onChange`, `onAppear`, or `task` to run after the next patch.
  package func afterPatch(_ action: @escaping () -> Void) {
    // Snapshots run no actions.
    guard !isStill else { return }
    deferredActions.append(action)
    setNeedsFlush()
  }

  /// Runs the invalidated bodies, outermost first, shows the result, and then runs the deferred
  /// actions.
  func flush() {
    guard isOpen else { return }
    inOwnLanguage {
      updateBodies()
      needsFlush = !waiting.isEmpty
      if needsFlush { UpdateLoop.enter(self) }
      let effects = effects
      self.effects = []
      topPresentation = output.preferences.presentations.last?.element
      show?(output, effects)
      runDeferredActions()
    }
  }

  /// Runs the invalidated bodies, outermost first.
  func updateBodies() {
    for _ in 0..<Self.longestUpdate where !waiting.isEmpty {
      let nodes = waiting.values.sorted { $0.depth < $1.depth }
      waiting = [:]
      for node in nodes { node.evaluateIfNeeded() }
    }
  }

  private func runDeferredActions() {
    let actions = deferredActions
    deferredActions = []
    for action in actions { action() }
  }

  // MARK: Elements and their handlers

  func makeElementID() -> Int {
    lastElementID += 1
    return lastElementID
  }

  func setHandlers(_ new: [EventName: EventHandler], of element: Int, by node: ViewNode) {
    if !new.isEmpty {
      Strictness.requireStatic(
        of: self,
        against: "only Button(intent:), Toggle(isOn:intent:) and Link take taps"
      )
    }
    handlers[element] = new.isEmpty ? nil : ElementHandlers(node: node, byName: new)
  }

  func removeHandlers(of element: Int) {
    handlers[element] = nil
  }

  /// Runs the handler of an event.
  ///
  /// Ignores an event if its element no longer exists or has no handler for the event, because the
  /// browser may not have received the latest patch.
  ///
  /// The function also ignores taps on elements that another screen or a sheet covers. A second tap
  /// may arrive while the first tap opens the screen or sheet; on iOS, the screen below accepts no
  /// taps from then on.
  package func dispatch(_ event: PageEvent) {
    guard let handlers = handlers[event.element], let handler = handlers.byName[event.name] else {
      return
    }
    if event.name.isTap, isCovered(event.element, of: handlers.node) { return }
    handler(event.value)
  }

  private func isCovered(_ element: Int, of node: ViewNode) -> Bool {
    if let topPresentation, !topPresentation.reaches(element) { return true }
    return sequence(first: node, next: \.parent).contains(where: \.isCovered)
  }

  // MARK: Counting bodies, for tests

  /// Starts counting body evaluations by view type.
  package func startCounting() { evaluations = [:] }

  /// Returns the number of body evaluations of a view type since counting started.
  package func evaluations<V: View>(of type: V.Type) -> Int {
    evaluations?[ObjectIdentifier(type), default: 0] ?? 0
  }

  func count(_ view: any View) {
    evaluations?[ObjectIdentifier(type(of: view)), default: 0] += 1
  }
}

struct ElementHandlers {
  /// The node with the handlers. The reference is safe, because a node removes its handlers before
  /// it ends.
  unowned let node: ViewNode
  let byName: [EventName: EventHandler]
}

extension EventName {
  /// True for events that target visible content, false for typing, which may continue in covered
  /// content.
  fileprivate var isTap: Bool { [.click, .submit, .cancel, .gesture].contains(self) }
}

extension Element {
  /// Returns true if an identifier belongs to the element or one of its descendants.
  fileprivate func reaches(_ id: Int) -> Bool {
    self.id == id || children.contains { $0.reaches(id) }
  }
}
