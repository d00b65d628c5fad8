import HabitData
import HabitSync
import SwiftUI

/// The key for another device, as words and as a QR code that includes the remote folder.
struct SyncKeyView: View {
  let key: SyncKey
  /// The remote folder, or nil if it is unknown. Without it, there is no QR code.
  let place: SyncPlace?

  @Environment(\.platformAccess) private var platform

  var body: some View {
    Form {
      if let code {
        Section {
          QRCodeView(code: code)
            .frame(maxWidth: .infinity)
        } footer: {
          Text(
            """
            Scan this code with the camera of another iPhone or iPad that has Habit Tracker. It \
            contains the key and the location, but no password.
            """
          )
        }
      }
      Section {
        SyncKeyWords(words: key.words)
        if let platform { platform.copyButton(key.wordLine) }
      } footer: {
        VStack(alignment: .leading, spacing: 8) {
          Text(
            """
            Your other devices need these 24 words, in this order, to join. Keep them safe. Anyone \
            who has them and access to the location can read and change all your habits.
            """
          )
          if place != nil, code == nil {
            Text("The location's address is too long for a QR code.")
          }
        }
      }
    }
  }

  /// The QR code, or nil if the remote folder is unknown or its address is too long for the code.
  private var code: QRCode? {
    guard let place else { return nil }
    return QRCode(AppLink.sync(SyncInvitation(key, place)).url.absoluteString)
  }
}

/// A QR code. It is black on white in every appearance, as cameras expect.
private struct QRCodeView: View {
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

/// The numbered words of a key, in as many columns as fit.
private struct SyncKeyWords: View {
  let words: [String]

  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    LazyVGrid(
      columns: [GridItem(.adaptive(minimum: width), spacing: 8, alignment: .leading)],
      alignment: .leading,
      spacing: 8
    ) {
      ForEach(words.indices, id: \.self) { place in
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Text("\(place + 1)")
            .font(.footnote.monospacedDigit())
            .foregroundStyle(.secondText)
            .frame(minWidth: 16, alignment: .trailing)
          Text(words[place])
            .font(.system(.callout, design: .monospaced))
            .foregroundStyle(.firstText)
        }
      }
    }
  }

  /// The width of a column, in points. It fits the longest words, which have eight letters.
  private var width: CGFloat {
    switch typeSize {
    case ...DynamicTypeSize.large: 116
    case ...DynamicTypeSize.xxxLarge: 176
    default: 240
    }
  }
}

#Preview("Populated", traits: .sample) {
  SyncKeyView(key: .preview, place: SyncStatus.preview.place)
}
