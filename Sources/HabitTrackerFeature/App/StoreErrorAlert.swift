import HabitData
import SwiftUI

extension View {
  /// Shows the store's error message in an alert, for example after a failed write.
  ///
  /// - Parameter isActive: True if this screen shows the window's alerts.
  func storeErrorAlert(isActive: Bool) -> some View {
    modifier(StoreErrorAlert(isActive: isActive))
  }
}

private struct StoreErrorAlert: ViewModifier {
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
