import HabitData
import SwiftUI

/// How the list of this window looks. A window goes on with the style it had when it is opened again;
/// one that never had any begins with the style that was chosen last, in whatever window.
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

  /// Makes the style that the window began with its own, so that one that is chosen in another window
  /// does not change it.
  func keep() {
    own = wrappedValue
  }
}
