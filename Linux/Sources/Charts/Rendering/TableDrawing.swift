import SwiftUI
import WebElements

/// The rendering of an invisible table with the values of a chart for screen readers.
@MainActor struct TableDrawing {
  let table: ValueTable
  let node: ViewNode

  /// The table, or nil if there are no values.
  var element: Element? {
    guard !table.rows.isEmpty else { return nil }
    let head = row(0, .th, table.headings, scope: "col")
    let rows = table.rows.enumerated().map { index, values in
      row(index + 1, .td, [values.name, values.value], scope: nil)
    }
    let slot = ElementSlot.rows(0)
    let table = node.element(
      .table,
      slot: ElementSlot.table,
      content: .children([
        node.element(.thead, slot: slot, content: .children([head])),
        node.element(.tbody, slot: slot + 1, content: .children(rows)),
      ])
    )
    // CSS can't make a table shorter than its rows, so a wrapper hides it.
    return node.element(
      .div,
      slot: ElementSlot.hidden,
      class: "ch-table",
      content: .children([table])
    )
  }

  private func row(_ index: Int, _ tag: Tag, _ texts: [String], scope: String?) -> Element {
    let slot = ElementSlot.rows((index + 1) * 8)
    let cells = texts.enumerated().map { column, text in
      // The first cell is the header of its row.
      let isName = scope == nil && column == 0
      let scope = isName ? "row" : scope
      return node.element(
        isName ? .th : tag,
        slot: slot + 1 + column,
        attributes: scope.map { [Attribute("scope", $0)] } ?? [],
        content: .text(text)
      )
    }
    return node.element(.tr, slot: slot, content: .children(cells))
  }
}
