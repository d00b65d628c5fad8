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
    GrantRow {
      VStack(alignment: .leading, spacing: 4) {
        Text(token.name)
          .foregroundStyle(.firstText)
        Text("\(token.scope.title) · created \(created)")
          .font(.footnote)
          .foregroundStyle(.secondText)
        Text(lastUse)
          .font(.footnote)
          .foregroundStyle(.secondText)
      }
    } revokeButton: {
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

  private var created: String { token.createdAt.text(locale, timeZone, time: .omitted) }

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
