@testable import SwiftUI

extension StateStorage {
  /// A binding to the value, for views without the state itself.
  var binding: Binding<Value> {
    Binding(read: { self.value }, write: { value, _ in self.value = value }, source: nil)
  }
}
