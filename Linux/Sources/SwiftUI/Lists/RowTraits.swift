import Foundation
import WebElements

/// The properties of a view as a list row.
package struct RowTraits {
  var background: [Element]?
  var insets: EdgeInsets?
  var hidesSeparator = false
  /// The swipe actions by edge.
  var swipes: [HorizontalEdge: RowSwipe] = [:]
  /// The context menu of the row.
  var menu: Element?
  /// Closures that create menus of the swipe actions on demand, one per edge, for users who can't
  /// swipe. A row with a context menu needs none.
  var swipeMenus: [() -> Element?] = []
  /// The number of swipe menus created so far.
  var madeMenus = 0
  /// A gap in place of rows that are not rendered. A box with a gap is not a row.
  var gap: Element?
}

/// The swipe actions at an edge of a row.
package struct RowSwipe {
  var buttons: [Element] = []
  /// Creates the buttons on demand; nil if they exist.
  var approach: (() -> Void)?
  /// True if a full swipe presses the first button.
  var isFull = false
}

/// The position of a row in a list that renders only part of its rows.
package struct RowPosition: Equatable {
  /// The row number, counted from 1.
  let number: Int
  /// The number of rows in the list.
  let count: Int
}

/// A modifier that sets a trait of the rows in a view.
struct RowTraitModifier<Value>: WrappingModifier {
  let keyPath: WritableKeyPath<RowTraits, Value>
  let value: Value

  func render(_ content: Output, _ node: ViewNode) -> Output {
    content.changingBoxes { $0.row[keyPath: keyPath] = value }
  }
}

struct RowBackgroundModifier<Background: View>: WrappingModifier {
  let background: Background?

  func update(_ node: ViewNode) {
    var environment = node.environment
    environment.isInList = false
    node.setCompanion(background, environment: environment)
  }

  func render(_ content: Output, _ node: ViewNode) -> Output {
    content.mapBoxes(on: node) { box, companion in
      var box = box
      box.row.background = companion(0)?.elements
      return box
    }
  }
}

extension View {
  /// Places a view behind the row.
  public func listRowBackground<V>(_ view: V?) -> some View where V: View {
    modifier(RowBackgroundModifier(background: view))
  }

  /// Sets the insets of the row's content.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(RowTraitModifier(keyPath: \.insets, value: insets))
  }

  /// Sets whether a separator appears below the row.
  public func listRowSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(RowTraitModifier(keyPath: \.hidesSeparator, value: visibility == .hidden))
  }

  /// Sets the spacing between list rows, in points.
  ///
  /// Rows with spacing are separate cards, and a wide window shows them in columns.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }
}

extension EnvironmentValues {
  @Entry var listRowSpacing: CGFloat?
}

/// The visibility of an element.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  /// Depends on the context, is visible, or is hidden.
  case automatic, visible, hidden
}
