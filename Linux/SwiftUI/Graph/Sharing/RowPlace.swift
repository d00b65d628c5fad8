/// Where a window shows a row: one that it shares, or one of its own.
@MainActor final class RowPlace {
  private unowned let node: ViewNode
  /// The row that is shared here, or was: the window's own goes on with its elements.
  private var row: SharedRow?
  /// Whether the window has made the row for itself.
  private var isOwn = false
  /// How much the shared row had read of its environment when it was last found to be the same here.
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

  /// The node of the row that is shared.
  var sharedRoot: ViewNode? { row?.root }

  /// Takes over another value of the row's view, or another environment.
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

  /// The shared row has changed.
  func rowChanged() {
    if !isOwn { node.setNeedsOutput() }
  }

  /// Makes the elements of the row.
  func make() { _ = node.resolve() }

  /// Whether an element of the row that is shared waits for events.
  func listens(_ element: Int) -> Bool { !isOwn && row?.listens(element) == true }

  /// Makes the row of the window's own, for something is about to happen in it. The browser's elements
  /// go on as those of the new row.
  func takeOver() {
    if !isOwn, let view { makeOwn(view) }
  }

  /// Shows again what others show, unless somebody has come near to the row. One that was never shared
  /// has elements of its own, which the browser would lose.
  func release() {
    guard isOwn, row != nil, let child = node.children.first, !child.isApproachedAnywhere, let view,
      let row = sharedRow(view)
    else { return }
    join(row)
    isOwn = false
    node.setChildren([] as [any View])
  }

  /// Makes the buttons that a swipe uncovers.
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

  /// The row that shows a view as this window would; none where the window shows it a second time, as
  /// an element stands in a page only once.
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
  /// The output of a shared row, whose swipes are the business of one place.
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
