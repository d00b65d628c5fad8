/// A result builder for toolbar content.
@MainActor @resultBuilder public struct ToolbarContentBuilder {
  /// Passes a single item through.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: ToolbarContent {
    content
  }

  /// Passes a single item through.
  public static func buildBlock<Content>(_ content: Content) -> some ToolbarContent
  where Content: ToolbarContent {
    content
  }

  /// Combines two items.
  public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> some ToolbarContent
  where C0: ToolbarContent, C1: ToolbarContent {
    ToolbarItems(items: c0.allItems + c1.allItems)
  }

  /// Combines three items.
  public static func buildBlock<C0, C1, C2>(
    _ c0: C0,
    _ c1: C1,
    _ c2: C2
  ) -> some ToolbarContent where C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent {
    ToolbarItems(items: c0.allItems + c1.allItems + c2.allItems)
  }

  /// Combines four items.
  public static func buildBlock<C0, C1, C2, C3>(
    _ c0: C0,
    _ c1: C1,
    _ c2: C2,
    _ c3: C3
  ) -> some ToolbarContent
  where C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent {
    ToolbarItems(items: c0.allItems + c1.allItems + c2.allItems + c3.allItems)
  }

  /// Supports `if` without `else`.
  public static func buildIf<Content>(_ content: Content?) -> Content?
  where Content: ToolbarContent {
    content
  }
}

struct ToolbarItems: PrimitiveToolbarContent {
  let items: [(placement: ToolbarItemPlacement, view: any View)]
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {}

extension Optional: PrimitiveToolbarContent where Wrapped: ToolbarContent {
  var items: [(placement: ToolbarItemPlacement, view: any View)] { self?.allItems ?? [] }
}
