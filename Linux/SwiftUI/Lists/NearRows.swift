import WebElements

/// The rows of a long list that are near the screen. The others have no nodes: a gap stands for those
/// before, one for those behind, and the page's script says which rows the window comes near to.
@MainActor final class NearRows {
  private var range = 0..<NearRows.first
  /// How many rows a list shows before a browser has said how much it sees.
  private static let first = 12

  /// Those of the list's node, which keeps them.
  static func on(_ node: ViewNode) -> NearRows {
    if let known = node.remembered("near", as: NearRows.self) { return known }
    let rows = NearRows()
    node.remember(rows, as: "near")
    return rows
  }

  /// The rows that are shown of so many: at the end of the list where it has become that short.
  func shown(of count: Int) -> Range<Int> {
    let lower = max(0, min(range.lowerBound, count - range.count))
    return lower..<min(count, lower + range.count)
  }

  /// What stands for rows that are not shown; nothing for none.
  func gap(of count: Int, slot: Int, on node: ViewNode) -> [Box] {
    guard count > 0 else { return [] }
    let element = node.element(
      .li,
      slot: slot,
      class: "gap",
      attributes: [
        Attribute("data-count", String(count)), Attribute("aria-hidden", "true"),
      ],
      content: .children([]),
      on: [
        .near: { [weak self, weak node] value in if let node { self?.come(near: value, on: node) } }
      ]
    )
    var box = Box(element)
    box.row.gap = element
    return [box]
  }

  /// - Parameter value: The first row and the one behind the last, counted from 0. It comes from the
  ///   browser and can be anything.
  private func come(near value: PageEvent.Value, on node: ViewNode) {
    guard case .text(let text) = value else { return }
    let ends = text.split(separator: " ").compactMap { Int($0) }
    guard ends.count == 2, 0 <= ends[0], ends[0] < ends[1], ends[1] - ends[0] <= Self.most else {
      return
    }
    range = ends[0]..<ends[1]
    node.setNeedsBody()
  }

  /// More rows than any screen shows; a browser that asks for more gets none of them.
  private static let most = 500
}
