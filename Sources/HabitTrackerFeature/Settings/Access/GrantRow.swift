import SwiftUI

/// A row with a permission and the button that revokes it. The button is beside the text, or below
/// the text if it is large.
struct GrantRow<Words: View, TakeBack: View>: View {
  private let words: Words
  private let takeBack: TakeBack

  @Environment(\.dynamicTypeSize) private var typeSize

  init(@ViewBuilder words: () -> Words, @ViewBuilder takeBack: () -> TakeBack) {
    self.words = words()
    self.takeBack = takeBack()
  }

  var body: some View {
    if typeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 4) {
        words
        takeBack
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      HStack(spacing: 12) {
        words
        Spacer(minLength: 8)
        takeBack
      }
    }
  }
}

#Preview("Populated", traits: .sample) {
  Form {
    GrantRow {
      Text("https://home.example")
    } takeBack: {
      Button("Remove", role: .destructive) {}
    }
  }
}
