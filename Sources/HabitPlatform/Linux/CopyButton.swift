@_spi(Host) import SwiftUI

/// A button that copies a text and confirms it.
struct CopyButton: View {
  let text: String

  @State private var isCopied = false

  var body: some View {
    Button {
      isCopied = true
    } label: {
      Text(isCopied ? "Copied" : "Copy")
        .fontWeight(.semibold)
        .frame(minWidth: 44, minHeight: 44, alignment: .leading)
    }
    .buttonStyle(.borderless)
    .copies(text)
  }
}
