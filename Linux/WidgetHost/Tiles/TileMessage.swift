import SwiftUI
import WidgetKit

/// What a tile says where it can't show its widget.
struct TileMessage: View {
  let text: String

  var body: some View {
    Text(text)
      .font(.footnote)
      .multilineTextAlignment(.center)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
