import SwiftUI

/// A new token, with a button that copies it.
struct MadeTokenView: View {
  let text: String
  let name: String

  @Environment(\.platformAccess) private var platform

  var body: some View {
    Form {
      Section {
        Text(text)
          .font(.system(.callout, design: .monospaced))
          .foregroundStyle(.firstText)
        if let platform { platform.copyButton(text) }
      } header: {
        Text(name).textCase(nil)
      } footer: {
        Text(
          "Copy the token now. It won't be shown again. Anyone who has it can do what its scope allows."
        )
      }
    }
  }
}

#Preview("Populated", traits: .sample) {
  MadeTokenView(text: "habit_0a1b2c3d_" + String(repeating: "4e5f", count: 16), name: "Kitchen")
}
