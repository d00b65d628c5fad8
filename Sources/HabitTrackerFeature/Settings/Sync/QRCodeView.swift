import SwiftUI

/// A QR code. It is black on white in every appearance, as cameras expect.
struct QRCodeView: View {
  let code: QRCode

  /// The maximum width and height of the code, in points.
  private static let limit = 240

  /// The side of a module, in whole points, so that its edges align with pixels.
  private var module: Int { max(1, Self.limit / modules) }
  private var modules: Int { code.size + 2 * QRCode.quietZone }
  private var side: CGFloat { CGFloat(module * modules) }

  var body: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .style(Color.white))
      context.fill(dark, with: .style(Color.black))
    }
    .frame(width: side, height: side)
    // The rounded corners stay within the quiet zone.
    .clipShape(RoundedRectangle(cornerRadius: 8))
    .accessibilityElement()
    .accessibilityLabel("QR code of the key")
  }

  /// The dark modules, with one rectangle for each horizontal run.
  private var dark: Path {
    Path { path in
      for (row, modules) in code.rows.enumerated() {
        var start = 0
        for end in 1...modules.count where end == modules.count || modules[end] != modules[start] {
          if modules[start] { path.addRect(rect(row, start..<end)) }
          start = end
        }
      }
    }
  }

  private func rect(_ row: Int, _ columns: Range<Int>) -> CGRect {
    CGRect(
      x: module * (QRCode.quietZone + columns.lowerBound),
      y: module * (QRCode.quietZone + row),
      width: module * columns.count,
      height: module
    )
  }
}

#Preview("Populated") {
  if let code = QRCode("habittracker:///sync") { QRCodeView(code: code) }
}
