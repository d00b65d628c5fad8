import WebElements

/// The content of a screen's bars.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of content that `body` returns.
  associatedtype Body: ToolbarContent
  /// The content of the bars.
  @ToolbarContentBuilder var body: Self.Body { get }
}

extension Never: ToolbarContent {}

/// Toolbar content that this module renders itself.
@MainActor protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  var items: [(placement: ToolbarItemPlacement, view: any View)] { get }
}

extension ToolbarContent where Body == Never {
  /// Never called, because the module renders this content itself.
  public var body: Never {
    preconditionFailure("\(Self.self) is placed by the module and has no body")
  }
}

extension ToolbarContent {
  var allItems: [(placement: ToolbarItemPlacement, view: any View)] {
    if let primitive = self as? any PrimitiveToolbarContent { return primitive.items }
    return body.allItems
  }
}

/// The placement of a toolbar item.
public struct ToolbarItemPlacement: Sendable {
  let place: ToolbarEntry.Place
  var isProminent = false

  /// The trailing side.
  public static let automatic = ToolbarItemPlacement(place: .trailing)
  /// The center.
  public static let principal = ToolbarItemPlacement(place: .principal)
  /// The trailing side, for the primary action.
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  /// The trailing side, for the action that completes a task and keeps its result.
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing, isProminent: true)
  /// The leading side, for the action that ends a task and discards its result.
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  /// The leading side.
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
}

/// A rendered toolbar item.
package struct ToolbarEntry {
  enum Place: Sendable { case leading, principal, trailing }
  let place: Place
  let elements: [Element]
}

/// A view in a bar.
public struct ToolbarItem<ID, Content> where Content: View {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem: ToolbarContent, PrimitiveToolbarContent where ID == Void {
  /// Creates an item.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  var items: [(placement: ToolbarItemPlacement, view: any View)] { [(placement, content)] }
}

/// Views in a bar with the same placement.
public struct ToolbarItemGroup<Content> where Content: View {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItemGroup: ToolbarContent, PrimitiveToolbarContent {
  /// Creates a group.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  var items: [(placement: ToolbarItemPlacement, view: any View)] { [(placement, content)] }
}

struct ToolbarModifier: WrappingModifier {
  let items: [(placement: ToolbarItemPlacement, view: any View)]

  func update(_ node: ViewNode) {
    var environment = node.environment
    environment.isInList = false
    // As on iOS, a label in a bar shows only its symbol.
    environment.labelForm = .iconOnly
    for (index, item) in items.enumerated() {
      environment.font = item.placement.isProminent ? .headline : .body
      node.setSecondary(item.view, slot: index, environment: environment)
    }
    for slot in node.secondary.keys where slot >= items.count { node.setSecondary(nil, slot: slot) }
  }

  func render(_ content: Output, _ node: ViewNode) -> Output {
    var output = content
    for (index, item) in items.enumerated() {
      guard let view = node.secondary[index]?.resolve() else { continue }
      output.preferences.toolbar.append(
        ToolbarEntry(place: item.placement.place, elements: view.elements)
      )
      output.preferences.presentations += view.preferences.presentations
    }
    return output
  }
}

extension View {
  /// Adds items to the screen's bars.
  public func toolbar<Content>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View where Content: ToolbarContent {
    modifier(ToolbarModifier(items: content().allItems))
  }

  /// Adds views to the trailing side of the screen's bar.
  public func toolbar<Content>(
    @ViewBuilder content: () -> Content
  ) -> some View where Content: View {
    modifier(ToolbarModifier(items: [(.automatic, content())]))
  }
}
