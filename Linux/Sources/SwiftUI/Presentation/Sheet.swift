import Foundation
import WebElements

/// A modifier that presents a sheet.
struct SheetModifier: WrappingModifier {
  let sheet: AnyView?
  let onDismiss: (() -> Void)?
  let close: @MainActor () -> Void

  func update(_ node: ViewNode) {
    let wasOpen = node.secondary[0] != nil
    var environment = node.environment
    environment.dismiss = DismissAction(action: close)
    environment.navigation = nil
    environment.isInList = false
    environment.foreground = nil
    environment.font = nil
    environment.buttonForm = .builtIn("btn")
    environment.labelForm = .titleAndIcon
    node.setSecondary(sheet, environment: environment)
    if wasOpen, sheet == nil, let onDismiss { node.graph.afterPatch { onDismiss() } }
  }

  func render(_ content: Output, _ node: ViewNode) -> Output {
    Strictness.demandOneView(in: content, for: "sheet")
    guard let sheet = node.secondary[0]?.resolve() else { return content }
    var output = content
    var attributes = [Attribute("data-modal")]
    if let title = sheet.preferences.title { attributes.append(Attribute("aria-label", title)) }
    let leave = leave(sheet, node.graph)
    let element = node.element(
      .dialog,
      class: "sheet",
      style: node.environment.tintStyle.adding(height(of: sheet.preferences.detents)),
      attributes: attributes,
      content: .children(sheet.elements),
      on: [.cancel: { _ in leave() }]
    )
    output.preferences.presentations.append(
      Presentation(
        element: element,
        steps: [BackStep(name: nil, leave: leave)] + sheet.preferences.steps,
        close: close
      )
    )
    output.preferences.presentations += sheet.preferences.presentations
    return output
  }

  /// Returns the action of Escape, the back button, and a tap outside the sheet.
  ///
  /// The action presses the button with the `.cancelAction` shortcut, as Escape does on Apple's
  /// systems, so that an app can ask for confirmation in the button's action. If there is no such
  /// button, the action dismisses the sheet, unless `interactiveDismissDisabled` forbids that.
  private func leave(_ sheet: Output, _ graph: ViewGraph) -> @MainActor () -> Void {
    let cancelButton = sheet.elements.firstNonNil(\.cancelButton)
    let isBlocked = sheet.preferences.blocksDismissal
    let close = close
    return { [weak graph] in
      if let cancelButton {
        graph?.dispatch(PageEvent(element: cancelButton.id, name: .click))
      } else if !isBlocked {
        close()
      }
    }
  }

  /// Returns a style with the smallest of the heights at which the sheet rests.
  private func height(of detents: Set<PresentationDetent>) -> Style {
    var style = Style()
    if !detents.isEmpty {
      style.set("--detent", "min(\(detents.map(\.height).sorted().joined(separator: ",")))")
    }
    return style
  }
}

extension View {
  /// Presents a sheet while a binding is true.
  public func sheet<Content>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    BoundView(content: self) {
      SheetModifier(
        sheet: isPresented.wrappedValue ? AnyView(content()) : nil,
        onDismiss: onDismiss,
        close: { isPresented.wrappedValue = false }
      )
    }
  }

  /// Presents a sheet while a binding has an item.
  public func sheet<Item, Content>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    BoundView(content: self) {
      SheetModifier(
        // A different item resets the sheet.
        sheet: item.wrappedValue.map { AnyView(content($0).id($0.id)) },
        onDismiss: onDismiss,
        close: { item.wrappedValue = nil }
      )
    }
  }
}

extension Element {
  /// The enabled button, on the topmost screen, that Escape presses.
  fileprivate var cancelButton: Element? {
    if attributes.contains(where: { $0.name == "inert" || $0.name == "disabled" }) { return nil }
    if attributes.contains(Attribute("data-shortcut", KeyboardShortcut.cancelAction.attribute)) {
      return self
    }
    return children.firstNonNil(\.cancelButton)
  }
}

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  /// The height in CSS notation.
  let height: String

  /// Half of the window's height.
  ///
  /// A phone's keyboard makes the window lower. The sheet then keeps a usable height.
  public static let medium = PresentationDetent(height: "max(50dvh,20rem)")
  /// The full height of the window, which is the default.
  public static let large = PresentationDetent.fraction(1)

  /// Returns a detent at a fraction of the window's height, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: "\(Style.number(fraction * 100))dvh")
  }

  /// Returns a detent at a height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: Style.points(height))
  }
}

extension View {
  /// Sets the heights at which the enclosing sheet rests.
  ///
  /// The sheet opens at the smallest height and, because it can't be dragged in the browser, stays
  /// there.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(PreferenceModifier { $0.detents = detents })
  }
}
