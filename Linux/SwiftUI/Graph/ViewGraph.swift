import WebElements

/// What an element does when its event arrives.
package typealias EventHandler = (PageEvent.Value) -> Void

/// The views of one window: their nodes, and what has to be done with them.
@MainActor package final class ViewGraph {
  private(set) var root: ViewNode?
  private var waiting: [ObjectIdentifier: ViewNode] = [:]
  private var afterwards: [() -> Void] = []
  private var handlers: [Int: ElementHandlers] = [:]
  /// The dialog above everything else.
  private var topPresentation: Element?
  private var lastElementID = 0
  private(set) var needsFlush = false
  private(set) var isOpen = true
  /// Whether somebody may be looking at the window. While nobody does, what has changed in it waits.
  private(set) var isSeen = true
  /// Bodies that dirty each other for ever must not keep the window from being shown: after so many
  /// rounds the rest waits for the next flush.
  private static let longestUpdate = 50
  private var evaluations: [ObjectIdentifier: Int]?

  /// Whether it is no window's, but of a row that several show.
  let isShared: Bool
  /// Told instead of the event cycle that a shared row has to be made again.
  var onChange: (@MainActor () -> Void)?
  /// Where the window shows rows that it may share, by their nodes.
  var rowPlaces: [ObjectIdentifier: RowPlace] = [:]

  /// Effects that go out with the next patch.
  package var effects: [Effect] = []
  /// What the browser keeps, so that views find their state after a restart of the server.
  let restoration: StateRestoration
  /// What takes back the last actions of the window.
  let undo = WindowUndo()
  /// What `SceneStorage` keeps for the window.
  private(set) lazy var scene = SceneValues(formerScene) { [weak self] key, text in
    self?.keepInBrowser(key, text)
  }
  /// Whether the views are shown as they are at one moment.
  let isStill: Bool
  private let formerScene: [String: String]
  /// The way of files to and from the browser.
  weak var files: (any FileChannel)?
  /// Shows what the root view became; called once a flush, and only if something changed.
  package var show: (@MainActor (Output, [Effect]) -> Void)?

  package init(kept: [String: String] = [:], scene: [String: String] = [:], isStill: Bool = false) {
    self.isStill = isStill
    isShared = false
    restoration = StateRestoration(kept)
    formerScene = scene
  }

  /// - Parameter isShared: Whether it is no window's, but of a row that several show.
  init(isShared: Bool) {
    self.isShared = isShared
    isStill = false
    restoration = StateRestoration([:])
    formerScene = [:]
  }

  /// Sets or replaces the root view.
  package func setRoot(_ view: any View, environment: EnvironmentValues) {
    var environment = environment
    environment.undoManager = undo.manager
    if let root {
      root.update(to: view, environment: environment)
    } else {
      root = ViewNode(view, key: .slot(0), environment: environment, parent: nil, graph: self)
    }
    setNeedsFlush()
  }

  /// What the root view is now.
  var output: Output { root?.resolve() ?? Output() }

  func end() {
    isOpen = false
    root?.end()
    root = nil
    waiting = [:]
    handlers = [:]
    runAfterwards()
    EventCycle.leave(self)
  }

  /// Whether the browser shows the window, which is brought up to date first.
  func setSeen(_ isSeen: Bool) {
    guard isSeen != self.isSeen else { return }
    self.isSeen = isSeen
    guard needsFlush else { return }
    if isSeen {
      EventCycle.finish(self)
    } else {
      EventCycle.leave(self)
      EventCycle.enter(self)
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
    enterCycle()
  }

  private func enterCycle() {
    if isShared { onChange?() } else { EventCycle.enter(self) }
  }

  /// Has the window shown in its turn though nobody looks at it: its scripts may have something to do.
  func setNeedsFlushUnseen() {
    guard isOpen else { return }
    needsFlush = true
    EventCycle.leave(self)
    EventCycle.enter(self, asSeen: true)
  }

  /// Has something done after the next patch went out: `onChange`, `onAppear`, `task`.
  package func afterPatch(_ action: @escaping () -> Void) {
    WindowUse.note()
    // Nobody waits for what follows from views that are shown as they are, and a row that has something
    // to do is made in each window.
    guard !isStill, !isShared else { return }
    afterwards.append(action)
    setNeedsFlush()
  }

  /// Runs the bodies that read something changed, outer ones first, shows what came of it, then runs
  /// what waited for that.
  ///
  /// - Parameter isTurn: Whether it is the window's turn, and nothing was done in it.
  func flush(isTurn: Bool = false) {
    guard isOpen else { return }
    if isTurn { releaseRows(of: waiting.values) }
    updateBodies()
    needsFlush = !waiting.isEmpty
    if needsFlush { enterCycle() }
    let effects = effects
    self.effects = []
    topPresentation = output.preferences.presentations.last?.element
    show?(output, effects)
    runAfterwards()
  }

  /// Runs the bodies that read something changed, outer ones first.
  func updateBodies() {
    for _ in 0..<Self.longestUpdate where !waiting.isEmpty {
      let nodes = waiting.values.sorted { $0.depth < $1.depth }
      waiting = [:]
      for node in nodes { node.evaluateIfNeeded() }
    }
  }

  private func runAfterwards() {
    let actions = afterwards
    afterwards = []
    for action in actions { action() }
  }

  // MARK: Elements and their handlers

  func makeElementID() -> Int {
    if isShared { return RowPool.makeElementID() }
    lastElementID += 1
    return lastElementID
  }

  func setHandlers(_ new: [EventName: EventHandler], of element: Int, by node: ViewNode) {
    if !new.isEmpty {
      Strictness.demandStillness(
        of: self,
        against: "only Button(intent:), Toggle(isOn:intent:) and Link take taps"
      )
    }
    handlers[element] = new.isEmpty ? nil : ElementHandlers(node: node, byName: new)
  }

  func hasHandlers(of element: Int) -> Bool { handlers[element] != nil }

  func removeHandlers(of element: Int) {
    handlers[element] = nil
  }

  /// Runs the handler of an event. An event for an element that is gone, or that has no such
  /// handler, does nothing: the browser could not know yet.
  ///
  /// Neither does a tap on what is covered by now: a second tap is on its way while the first one
  /// pushes a screen or opens a sheet, and on iOS a screen takes none from then on.
  package func dispatch(_ event: PageEvent) {
    if handlers[event.element] == nil { takeOverRow(of: event.element) }
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

  /// Counts from now on how often the bodies of each type of view run.
  package func startCounting() { evaluations = [:] }

  /// How often the body of a type of view ran since counting started.
  package func evaluations<V: View>(of type: V.Type) -> Int {
    evaluations?[ObjectIdentifier(type), default: 0] ?? 0
  }

  func count(_ view: any View) {
    guard evaluations != nil else { return }
    evaluations?[ObjectIdentifier(type(of: view)), default: 0] += 1
  }
}

private struct ElementHandlers {
  /// A node ends its handlers before it goes.
  unowned let node: ViewNode
  let byName: [EventName: EventHandler]
}

extension EventName {
  /// Whether the user aims at what is seen, rather than types on into what was there.
  fileprivate var isTap: Bool { [.click, .submit, .cancel, .gesture].contains(self) }
}

extension Element {
  /// Whether an element is this one, or stands in it.
  fileprivate func reaches(_ id: Int) -> Bool {
    self.id == id || children.contains { $0.reaches(id) }
  }
}
