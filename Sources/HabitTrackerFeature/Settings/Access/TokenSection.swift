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

#Preview("Populated", traits: .sample) {
  Form { TokenSection() }
}
