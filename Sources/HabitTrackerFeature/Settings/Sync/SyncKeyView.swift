import HabitSync
import SwiftUI

/// The key, to be taken to a further device.
struct SyncKeyView: View {
  let key: SyncKey

  @Environment(\.platformAccess) private var platform

  var body: some View {
    Form {
      Section {
        Text(key.description)
          .font(.system(.callout, design: .monospaced))
          .foregroundStyle(.firstText)
        if let platform { platform.copyButton(key.description) }
      } footer: {
        Text(
          """
          Each further device needs it to join. Keep it: who has it, and reaches the place, can \
          read and change all your habits.
          """
        )
      }
    }
  }
}

#Preview("Populated", traits: .sample) {
  SyncKeyView(key: .preview)
}
