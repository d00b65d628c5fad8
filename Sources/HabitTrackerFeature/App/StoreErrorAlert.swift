import HabitData
import SwiftUI

/// A modifier that shows the store's error message in an alert, for example after a failed write.
struct StoreErrorAlert: ViewModifier {
  /// True if this screen shows the window's alerts.
  let isActive: Bool

  @Environment(HabitStore.self) private var store

  func body(content: Content) -> some View {
    content.alert("Not Saved", isPresented: isPresented) {
      Button("OK") { store.dismissError() }
    } message: {
      Text(store.errorMessage ?? "")
    }
  }

  private var isPresented: Binding<Bool> {
    Binding {
      isActive && store.errorMessage != nil
    } set: { isPresented in
      if !isPresented { store.dismissError() }
    }
  }
}
