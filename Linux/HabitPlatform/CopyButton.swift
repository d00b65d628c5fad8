import SwiftUI

/// Copies a text, and says so.
struct CopyButton: View {
  let text: String

  @State private var isCopied = false

  var body: some View {
    Button {
      isCopied = true
    } label: {
      Text(isCopied ? "Copied" : "Copy")
        .fontWeight(.semibold)
        .frame(minHeight: 44)
    }
    .buttonStyle(.borderless)
    .copies(text)
  }
}
