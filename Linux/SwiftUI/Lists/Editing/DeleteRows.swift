import Foundation
import WebElements

/// Lets the user delete rows of a list, by a swipe or the row's menu.
struct DeleteModifier: PrimitiveModifier {
  let delete: ((IndexSet) -> Void)?

  func modify(_ environment: inout EnvironmentValues) {
    environment.numbersRows = true
  }

  func render(_ content: Output, _ node: ViewNode) -> Output {
    guard let delete, node.environment.isEnabled else { return content }
    return content.mapBoxes { box in
      // Actions of the row's own take the place of this one.
      guard let offset = box.row.offset, !box.row.deleteIsDisabled,
        box.row.trailingActions.isEmpty
      else { return box }
      var box = box
      let id = box.element.id
      box.row.trailingActions = [
        button("swipe-btn destructive", slot: id, on: node) { delete([offset]) }
      ]
      box.row.fullSwipes[.trailing] = true
      let item = button("item destructive", slot: -id, on: node) { delete([offset]) }
      let menu = node.element(
        .div,
        slot: id &+ 1_000_000_000,
        class: "menu",
        attributes: [Attribute("popover"), Attribute("role", "menu")],
        content: .children([item])
      )
      box.row.swipeMenus.append { menu }
      return box
    }
  }

  @MainActor private func button(
    _ classes: String,
    slot: Int,
    on node: ViewNode,
    delete: @escaping () -> Void
  ) -> Element {
    var attributes = [Attribute("type", "button")]
    if classes.hasPrefix("item") { attributes.append(Attribute("role", "menuitem")) }
    let label = node.element(
      .span,
      slot: slot &* 2 &+ 3_000_000_001,
      class: "t",
      content: .text("Delete")
    )
    return node.element(
      .button,
      slot: slot,
      class: classes,
      attributes: attributes,
      content: .children([label]),
      on: [.click: { _ in delete() }]
    )
  }
}

extension DynamicViewContent {
  /// Lets the user delete rows of the list: a swipe uncovers "Delete", and the row's menu holds it.
  ///
  /// - Parameter action: Deletes elements, given by their offsets; without an action, rows stay.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(DeleteModifier(delete: action))
  }
}

extension View {
  /// Says whether the row stays although others can be deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowTraitModifier(keyPath: \.deleteIsDisabled, value: isDisabled))
  }
}
