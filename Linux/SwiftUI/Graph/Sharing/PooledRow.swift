/// A list row that windows share until an event occurs in it.
struct PooledRow: PrimitiveView {
  typealias Body = Never

  let content: HeldView

  func update(_ node: ViewNode) { RowPlace.at(node).update(content.view) }
  func render(_ node: ViewNode) -> Output { RowPlace.at(node).output() }
}
