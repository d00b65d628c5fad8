import SwiftUI

/// A row with a permission and the button that revokes it. The button is beside the text, or below
/// it at an accessibility text size.
struct GrantRow<RevokeButton: View>: View {
  let title: String
  /// The lines below the title.
  var details: [String] = []
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

  private var words: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(title)
        .foregroundStyle(.firstText)
      ForEach(details, id: \.self) { line in
        Text(line)
          .font(.footnote)
          .foregroundStyle(.secondText)
      }
    }
  }
}

/// A text button at the end of a row.
struct RowButton: View {
  let title: LocalizedStringKey
  var role: ButtonRole?
  let action: @MainActor () -> Void

  var body: some View {
    Button(role: role, action: action) {
      Text(title)
        .fontWeight(.semibold)
        .frame(minHeight: Metrics.touchTarget)
    }
    .buttonStyle(.borderless)
  }
}

#Preview("Populated", traits: .sample) {
  Form {
    GrantRow(title: "https://home.example") { RowButton(title: "Remove", role: .destructive) {} }
  }
}
