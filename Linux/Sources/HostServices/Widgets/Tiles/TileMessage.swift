@_spi(Host) import SwiftUI
import WidgetKit

/// A message in place of a widget.
struct TileMessage: View {
  let text: String

  var body: some View {
    Text(text)
      .font(.footnote)
      .multilineTextAlignment(.center)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
