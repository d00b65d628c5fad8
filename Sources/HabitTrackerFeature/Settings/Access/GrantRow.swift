import SwiftUI

/// A row with a permission and the button that revokes it. The button is beside the text, or below
/// it at an accessibility text size.
struct GrantRow<Words: View, RevokeButton: View>: View {
  @ViewBuilder let words: Words
  @ViewBuilder let revokeButton: RevokeButton

  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    if typeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 4) {
        words
        revokeButton
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      HStack(spacing: 12) {
        words
        Spacer(minLength: 8)
        revokeButton
      }
    }
  }
}

#Preview("Populated", traits: .sample) {
  Form {
    GrantRow {
      Text("https://home.example")
    } revokeButton: {
      Button("Remove", role: .destructive) {}
    }
  }
}
