import WebElements

/// The rows of a long list that are near the screen.
///
/// Other rows have no nodes. Gap elements replace the rows before and after the near rows, and the
/// page's script reports which rows are near.
@MainActor final class VirtualizedRows {
  private var range = 0..<VirtualizedRows.first
  /// The number of rows that are rendered before the browser reports the rows near the screen.
  private static let first = 12

  /// Returns the rows that the list's node stores.
  static func on(_ node: ViewNode) -> VirtualizedRows {
    if let known = node.remembered("near", as: VirtualizedRows.self) { return known }
    let rows = VirtualizedRows()
    node.remember(rows, as: "near")
    return rows
  }

  /// Returns the rows to render in a list of `count` rows. If the list became shorter, these are
  /// its last rows.
  func shown(of count: Int) -> Range<Int> {
    let lower = max(0, min(range.lowerBound, count - range.count))
    return lower..<min(count, lower + range.count)
  }

  /// Returns a gap element in place of rows that are not rendered, or an empty array if there are
  /// no such rows.
  func gap(of count: Int, slot: Int, on node: ViewNode) -> [Box] {
    guard count > 0 else { return [] }
    let element = node.element(
      .li,
      slot: slot,
      class: "gap",
      attributes: [
        Attribute("data-count", String(count)), Attribute("aria-hidden", "true"),
      ],
      on: [
        .near: { [weak self, weak node] value in if let node { self?.update(near: value, on: node) }
        }
      ]
    )
    var box = Box(element)
    box.row.gap = element
    return [box]
  }

  /// - Parameter value: The index of the first row near the screen and the index after the last row
  ///   near the screen, both counted from 0. The value is untrusted input.
  private func update(near value: PageEvent.Value, on node: ViewNode) {
    guard case .text(let text) = value else { return }
    let ends = text.split(separator: " ").compactMap { Int($0) }
    guard ends.count == 2, 0 <= ends[0], ends[0] < ends[1], ends[1] - ends[0] <= Self.most else {
      return
    }
    range = ends[0]..<ends[1]
    node.setNeedsBody()
  }

  /// The maximum number of rows, more than any screen shows. Larger requests are ignored.
  private static let most = 500
}
