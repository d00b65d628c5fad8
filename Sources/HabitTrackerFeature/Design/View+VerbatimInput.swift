import SwiftUI

extension View {
  /// Turns off autocorrection and autocapitalization in the view's fields, for addresses, paths,
  /// user names, keys and tokens.
  func verbatimInput() -> some View {
    textInputAutocapitalization(.never)
      .autocorrectionDisabled()
  }
}
