import Foundation
import HabitEngine
import HabitInterchange
import SwiftUI

/// The changes of an import to one habit, one sentence for each.
struct ImportChanges: View {
  let changes: [ImportChange]

  @Environment(\.locale) private var locale

  var body: some View {
    ForEach(changes, id: \.self) { change in
      HStack(alignment: .firstTextBaseline, spacing: 6) {
        Image(systemName: "chevron.forward")
          .font(.caption)
          .foregroundStyle(.secondText)
          .accessibilityHidden(true)
        Text(change.sentence(locale))
          .font(.subheadline)
          .foregroundStyle(.firstText)
      }
    }
  }
}

#Preview("Populated", traits: .sample) {
  Form { ImportChanges(changes: PortableHabit.changedPreview.changes) }
}
