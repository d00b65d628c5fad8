import HabitData
import SwiftUI

/// A view of the first token of a preview.
struct PreviewTokens<Content: View>: View {
  @Environment(AccessTokens.self) private var access
  @ViewBuilder let content: (AccessToken) -> Content

  var body: some View {
    if let token = access.tokens.first { content(token) }
  }
}
