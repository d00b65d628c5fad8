import SwiftUI

/// A warning or an error message. Empty if there is none.
package struct WarningText: View {
  private let message: String?

  package init(_ message: String?) {
    self.message = message
  }

  package var body: some View {
    if let message {
      Text(message)
        .foregroundStyle(.warning)
    }
  }
}

#Preview("Populated") {
  WarningText("The file is damaged.")
}
