import SwiftUI
import WebElements

/// The values of a chart as a table for screen readers.
struct ValueTable: Equatable {
  struct Row: Equatable {
    let name: String
    let value: String
  }

  private(set) var headings: [String] = []
  private(set) var rows: [Row] = []

  init(_ marks: [Mark], _ locale: ChartLocale) {
    let shown = marks.filter { !$0.speech.isHidden && $0.isPlaceable }
    let data = shown.filter { $0.kind != .rule }
    // If all values except those of rules have the same label, it is the heading of their column.
    // Otherwise, each cell also shows the label of its value.
    let valueName = Self.common((data.isEmpty ? shown : data).map { $0.named.value })
    rows = shown.compactMap { mark in
      let named = mark.named
      let isOther = named.value != nil && named.value != valueName && mark.kind != .rule
      let name = mark.speech.label ?? mark.name(locale)
      let value = mark.speech.value ?? mark.value(locale)
      guard !name.isEmpty || !value.isEmpty else { return nil }
      return Row(
        name: name,
        value: isOther && mark.speech.value == nil ? "\(named.value ?? "") \(value)" : value
      )
    }
    guard !rows.isEmpty else { return }
    headings = [
      Self.heading(shown.map { $0.named.place }),
      valueName ?? Self.heading(data.map { $0.named.value }),
    ]
  }

  /// Returns the unique names, joined by commas.
  private static func heading(_ names: [String?]) -> String {
    var seen: Set<String> = []
    return names.compactMap { $0 }.filter { seen.insert($0).inserted }.joined(separator: ", ")
  }

  /// Returns the label that all values share, or nil if the labels differ.
  private static func common(_ names: [String?]) -> String? {
    let names = Set(names.compactMap { $0 })
    return names.count == 1 ? names.first : nil
  }
}

extension Mark {
  /// The axis labels for the mark's position and value.
  fileprivate var named: (place: String?, value: String?) {
    (positionEncoding.value?.label, valueEncoding.value?.label)
  }

  /// Returns the name of the mark: its position, or the label of a rule.
  fileprivate func name(_ locale: ChartLocale) -> String {
    positionEncoding.value.map(locale.spoken) ?? valueEncoding.value?.label ?? ""
  }

  fileprivate func value(_ locale: ChartLocale) -> String {
    valueEncoding.value.map(locale.spoken) ?? ""
  }
}

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
