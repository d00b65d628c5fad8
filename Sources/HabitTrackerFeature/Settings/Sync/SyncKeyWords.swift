import HabitSync
import SwiftUI

/// The numbered words of a key, in as many columns as fit.
struct SyncKeyWords: View {
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

#Preview("Populated") {
  Form { SyncKeyWords(words: SyncKey.preview.words) }
}
