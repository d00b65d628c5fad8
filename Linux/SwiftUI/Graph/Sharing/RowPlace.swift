/// The row's position in a window, which shows either a shared row or its own.
@MainActor final class RowPlace {
  private unowned let node: ViewNode
  /// The row that is or was shared here. The window's own row reuses its elements.
  private var row: SharedRow?
  /// True if the window has its own row.
  private var isOwn = false
  /// The number of environment keys that the shared row had read when it was last compared.
  private var comparedReads = 0

  private static let name = "row"

  static func at(_ node: ViewNode) -> RowPlace {
    if let known = node.remembered(name, as: RowPlace.self) { return known }
    let place = RowPlace(node)
    node.remember(place, as: name)
    return place
  }

  private init(_ node: ViewNode) {
    self.node = node
    let graph = node.graph
    let id = ObjectIdentifier(node)
    graph.rowPlaces[id] = self
    node.atEnd { [self] in
      graph.rowPlaces[id] = nil
      join(nil)
    }
  }

  /// The root node of the shared row, if there is one.
  var sharedRoot: ViewNode? { row?.root }

  /// Updates the row's view or environment.
  func update(_ view: any View) {
    if !isOwn, let row = sharedRow(view) {
      join(row)
      node.setNeedsOutput()
    } else {
      makeOwn(view)
    }
  }

  func output() -> Output {
    if !isOwn, let row {
      let output = row.currentOutput()
      if isStillShown(by: row) { return output.telling(self) }
      takeOver()
    }
    return node.childrenOutput
  }

  /// Rerenders after the shared row changed.
  func rowChanged() {
    if !isOwn { node.setNeedsOutput() }
  }

  /// Renders the elements of the row.
  func make() { _ = node.resolve() }

  /// Returns true if an element of the shared row handles events.
  func listens(_ element: Int) -> Bool { !isOwn && row?.listens(element) == true }

  /// Creates the window's own row before an event is handled in it. The elements in the browser
  /// keep their identifiers.
  func takeOver() {
    if !isOwn, let view { makeOwn(view) }
  }

  /// Returns to the shared row, unless the user opened a menu or swipe actions of it.
  ///
  /// A row that was never shared has its own element identifiers, which the browser would lose.
  func release() {
    guard isOwn, row != nil, let child = node.children.first, !child.isApproachedAnywhere, let view,
      let row = sharedRow(view)
    else { return }
    join(row)
    isOwn = false
    node.setChildren([] as [any View])
  }

  /// Creates the swipe actions of an edge.
  fileprivate func approach(_ edge: HorizontalEdge, ofBox index: Int) {
    takeOver()
    let boxes = node.resolve().boxes
    if boxes.indices.contains(index) { boxes[index].row.swipes[edge]?() }
  }

  private var view: (any View)? { (node.view as? PooledRow)?.content.view }

  private func makeOwn(_ view: any View) {
    let isFirst = !isOwn
    isOwn = true
    node.setChild(view)
    if isFirst, let root = row?.root { node.children.first?.adoptElements(of: root) }
  }

  /// Returns the shared row that renders the view as this window would.
  ///
  /// Returns nil if the window already shows that row elsewhere, because an element can occur only
  /// once in a page.
  private func sharedRow(_ view: any View) -> SharedRow? {
    let key = RowPool.Key(type: ObjectIdentifier(type(of: view)), row: node.key)
    let isElsewhere = node.graph.rowPlaces.values.contains { $0 !== self && $0.row?.key == key }
    return isElsewhere ? nil : RowPool.row(view, at: key, in: node.environment)
  }

  private func isStillShown(by row: SharedRow) -> Bool {
    if row.isUnfit { return false }
    if row.readCount == comparedReads { return true }
    guard let view, row.shows(view, in: node.environment) else { return false }
    comparedReads = row.readCount
    return true
  }

  private func join(_ other: SharedRow?) {
    comparedReads = other?.readCount ?? 0
    guard other !== row else { return }
    let former = row
    row = other
    other?.add(self)
    former?.remove(self)
  }
}

extension Output {
  /// Returns the output of a shared row with swipe handlers for the given window.
  @MainActor fileprivate func telling(_ place: RowPlace) -> Output {
    var copy = self
    for index in boxes.indices where !boxes[index].row.swipes.isEmpty {
      for edge in boxes[index].row.swipes.keys {
        copy.boxes[index].row.swipes[edge] = { [weak place] in
          place?.approach(edge, ofBox: index)
        }
      }
    }
    return copy
  }
}
