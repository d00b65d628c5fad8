import Foundation
import HabitData
import SwiftUI

/// The access tokens for scripts.
struct TokenSection: View {
  @Environment(AccessTokens.self) private var access
  @State private var isMaking = false
  @State private var problem: String?

  var body: some View {
    Section {
      Button("New Token") { isMaking = true }
        .disabled(access.error != nil)
        .sheet(isPresented: $isMaking) { NewTokenSheet() }
      ForEach(access.tokens) { token in
        TokenRow(token: token) { revoke(token) }
      }
    } header: {
      Text("Tokens").textCase(nil)
    } footer: {
      VStack(alignment: .leading, spacing: 8) {
        WarningText(problem ?? access.error?.localizedDescription)
        Text(
          """
          A token lets a script, a dashboard, or another device use the app over HTTP without the \
          pass code, within the token's scope. All actions are listed at /intents.
          """
        )
      }
      .onAppear { access.refresh() }
    }
  }

  private func revoke(_ token: AccessToken) {
    do throws(AccessTokenError) {
      try access.revoke(token)
      problem = nil
    } catch {
      problem = error.localizedDescription
    }
  }
}

/// A token that can be revoked after a confirmation.
private struct TokenRow: View {
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
  Form { TokenSection() }
}
