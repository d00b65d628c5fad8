import WebElements

/// A row of a list, which the window shares with others as long as nothing happens in it.
struct PooledRow: PrimitiveView {
  typealias Body = Never

  let content: HeldView

  func update(_ node: ViewNode) { RowPlace.at(node).update(content.view) }
  func render(_ node: ViewNode) -> Output { RowPlace.at(node).output() }
}

/// Where a window shows a row: one that it shares, or one of its own.
@MainActor final class RowPlace {
  private unowned let node: ViewNode
  private var shared: SharedRow?
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
      share(nil)
    }
  }

  /// Takes over another value of the row's view, or another environment.
  func update(_ view: any View) {
    if !node.children.isEmpty { return node.setChild(view) }
    if let row = RowPool.row(view, at: node.key, in: node.environment) {
      share(row)
      node.setNeedsOutput()
    } else {
      makeOwn(view)
    }
  }

  func output() -> Output {
    if let shared {
      let output = shared.currentOutput()
      if isStillShown(by: shared) { return output.telling(self) }
      takeOver()
    }
    return node.childrenOutput
  }

  func setNeedsOutput() { node.setNeedsOutput() }

  /// Makes the elements of the row.
  func make() { _ = node.resolve() }

  /// The node of the row that is shared.
  var sharedRoot: ViewNode? { shared?.root }

  /// Whether an element of the row that is shared waits for events.
  func listens(_ element: Int) -> Bool { shared?.listens(element) == true }

  /// Makes the row of the window's own, for something is about to happen in it. The browser's elements
  /// go on as those of the new row.
  func takeOver() {
    if shared != nil, let view { makeOwn(view) }
  }

  private func makeOwn(_ view: any View) {
    node.setChild(view)
    if let root = shared?.root { node.children.first?.adoptElements(of: root) }
    share(nil)
  }

  /// Shows again what others show, unless somebody has come near to the row.
  func release() {
    guard shared == nil, let child = node.children.first, !child.isApproachedAnywhere, let view,
      let row = RowPool.row(view, at: node.key, in: node.environment)
    else { return }
    share(row)
    node.setChildren([] as [any View])
  }

  /// Makes the buttons that a swipe uncovers.
  fileprivate func approach(_ edge: HorizontalEdge, ofBox index: Int) {
    takeOver()
    let boxes = node.resolve().boxes
    if boxes.indices.contains(index) { boxes[index].row.swipes[edge]?() }
  }

  private var view: (any View)? { (node.view as? PooledRow)?.content.view }

  private func isStillShown(by shared: SharedRow) -> Bool {
    if shared.isUnfit { return false }
    if shared.readCount == comparedReads { return true }
    guard let view, shared.shows(view, in: node.environment) else { return false }
    comparedReads = shared.readCount
    return true
  }

  private func share(_ row: SharedRow?) {
    guard row !== shared else { return }
    let former = shared
    shared = row
    row?.add(self)
    former?.remove(self)
    comparedReads = row?.readCount ?? 0
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
