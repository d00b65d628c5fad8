import SwiftUI

extension View {
  /// Keeps the keyboard from changing what is typed in the fields of the view: addresses, paths, user
  /// names, keys and tokens.
  func verbatimInput() -> some View {
    textInputAutocapitalization(.never)
      .autocorrectionDisabled()
  }
}
