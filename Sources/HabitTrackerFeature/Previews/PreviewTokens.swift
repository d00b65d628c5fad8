import HabitData
import SwiftUI

/// A view of the first token of a preview.
struct PreviewTokens<Content: View>: View {
  @Environment(AccessTokens.self) private var access
  private let content: (AccessToken) -> Content

  init(@ViewBuilder content: @escaping (AccessToken) -> Content) {
    self.content = content
  }

  var body: some View {
    if let token = access.tokens.first { content(token) }
  }
}
