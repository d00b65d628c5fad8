import SwiftUI

/// A modifier that turns off autocorrection and autocapitalization in the view's fields, for
/// addresses, paths, user names, keys, and tokens. Their text is written from left to right in every
/// language.
struct VerbatimInput: ViewModifier {
  @Environment(\.layoutDirection) private var layoutDirection

  func body(content: Content) -> some View {
    content
      .textInputAutocapitalization(.never)
      .autocorrectionDisabled()
      .multilineTextAlignment(layoutDirection == .rightToLeft ? .trailing : .leading)
      .environment(\.layoutDirection, .leftToRight)
  }
}
