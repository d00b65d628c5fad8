import HabitData
import HabitSync
import SwiftUI

/// The key for another device, as words and as a QR code that includes the remote folder.
struct SyncKeyView: View {
  let key: SyncKey
  /// The remote folder, or nil if it is unknown. Without it, there is no QR code.
  let place: SyncPlace?

  @Environment(\.platformAccess) private var platform

  var body: some View {
    Form {
      if let code {
        Section {
          QRCodeView(code: code)
            .frame(maxWidth: .infinity)
        } footer: {
          Text(
            """
            Scan this code with the camera of another iPhone or iPad that has Habit Tracker. It \
            contains the key and the location, but no password.
            """
          )
        }
      }
      Section {
        SyncKeyWords(words: key.words)
        if let platform { platform.copyButton(key.wordLine) }
      } footer: {
        VStack(alignment: .leading, spacing: 8) {
          Text(
            """
            Your other devices need these 24 words, in this order, to join. Keep them safe. Anyone \
            who has them and access to the location can read and change all your habits.
            """
          )
          if place != nil, code == nil {
            Text("The location's address is too long for a QR code.")
          }
        }
      }
    }
  }

  /// The QR code, or nil if the remote folder is unknown or its address is too long for the code.
  private var code: QRCode? {
    guard let place else { return nil }
    return QRCode(AppLink.sync(SyncInvitation(key, place)).url.absoluteString)
  }
}

#Preview("Populated", traits: .sample) {
  SyncKeyView(key: .preview, place: SyncStatus.preview.place)
}
