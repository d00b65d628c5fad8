import Foundation
import HabitData
import SwiftUI

/// A token that can be revoked after a confirmation.
struct TokenRow: View {
  let token: AccessToken
  let onRevoke: @MainActor () -> Void

  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @State private var isAsking = false

  var body: some View {
    GrantRow(title: token.name, details: [creation, lastUse]) {
      RowButton(title: "Revoke", role: .destructive) { isAsking = true }
        .accessibilityLabel("Revoke \(token.name)")
        .confirmationDialog(
          "Revoke “\(token.name)”?",
          isPresented: $isAsking,
          titleVisibility: .visible
        ) {
          Button("Revoke", role: .destructive, action: onRevoke)
        } message: {
          Text("Everything that uses this token loses access. You can't undo this.")
        }
    }
  }

  private var creation: String {
    let date = token.createdAt.text(locale, timeZone, time: .omitted)
    return String(localized: "\(token.scope.title) · created \(date)")
  }

  private var lastUse: String {
    token.lastUsedAt.map { String(localized: "Last used \($0.text(locale, timeZone))") }
      ?? String(localized: "Never used")
  }
}

#Preview("Populated", traits: .sample) {
  PreviewTokens { token in
    Form { TokenRow(token: token) {} }
  }
}
