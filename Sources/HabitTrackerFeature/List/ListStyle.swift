import HabitData
import SwiftUI

/// The list style of a window, restored with the window. A new window has the style that was last
/// chosen in any window.
@MainActor @propertyWrapper struct ListStyle: DynamicProperty {
  @SceneStorage("listStyle") private var own: HabitListStyle?
  @AppStorage(.listStyle) private var last: HabitListStyle

  var wrappedValue: HabitListStyle {
    get { own ?? last }
    nonmutating set {
      own = newValue
      last = newValue
    }
  }

  var projectedValue: Binding<HabitListStyle> {
    Binding {
      wrappedValue
    } set: {
      wrappedValue = $0
    }
  }

  /// Stores the window's initial style, so that a choice in another window does not change it.
  func keep() {
    own = wrappedValue
  }
}
