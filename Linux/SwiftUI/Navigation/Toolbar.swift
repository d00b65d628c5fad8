import WebElements

/// What stands in the bars of a screen.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of content that `body` returns.
  associatedtype Body: ToolbarContent
  /// What stands in the bars.
  @ToolbarContentBuilder var body: Self.Body { get }
}

extension Never: ToolbarContent {}

/// Content that this module places itself.
@MainActor protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  var items: [(placement: ToolbarItemPlacement, view: any View)] { get }
}

extension ToolbarContent where Body == Never {
  /// Never called: such content is placed as it is.
  public var body: Never {
    preconditionFailure("\(Self.self) is placed as it is and has no body")
  }
}

extension ToolbarContent {
  var allItems: [(placement: ToolbarItemPlacement, view: any View)] {
    if let primitive = self as? any PrimitiveToolbarContent { return primitive.items }
    return body.allItems
  }
}

/// Where an item stands.
public struct ToolbarItemPlacement: Sendable {
  let place: ToolbarEntry.Place
  var isProminent = false

  /// At the right.
  public static let automatic = ToolbarItemPlacement(place: .trailing)
  /// In the middle.
  public static let principal = ToolbarItemPlacement(place: .principal)
  /// At the right: what is done most.
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  /// At the right: what ends a task by keeping its result.
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing, isProminent: true)
  /// At the left: what ends a task by dropping its result.
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  /// At the left.
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
}

/// An item as the screen gets it.
package struct ToolbarEntry {
  enum Place: Sendable { case leading, principal, trailing }
  let place: Place
  let elements: [Element]
}

/// A view in a bar.
public struct ToolbarItem<ID, Content> where Content: View {
  /// No body of its own.
  public typealias Body = Never

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

/// Views in a bar, at one place.
public struct ToolbarItemGroup<Content> where Content: View {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItemGroup: ToolbarContent, PrimitiveToolbarContent {
  /// No body of its own.
  public typealias Body = Never

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
    // A label in a bar shows its symbol alone, as on iOS.
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
      guard let item = node.secondary[index].map({ ($0.resolve(), item.placement.place) }) else {
        continue
      }
      output.preferences.toolbar.append(
        ToolbarEntry(place: item.1, elements: item.0.elements)
      )
      output.preferences.presentations += item.0.preferences.presentations
    }
    return output
  }
}

extension View {
  /// Puts items into the bars of the screen.
  public func toolbar<Content>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View where Content: ToolbarContent {
    modifier(ToolbarModifier(items: content().allItems))
  }

  /// Puts views into the bar of the screen, at the right.
  public func toolbar<Content>(
    @ViewBuilder content: () -> Content
  ) -> some View where Content: View {
    modifier(ToolbarModifier(items: [(.automatic, content())]))
  }
}
