import Foundation
import HabitEngine
import HabitInterchange
import SwiftUI

/// An existing habit that gets days from the file, with the changes to its days.
struct ImportedDaysRow: View {
  let name: String
  let days: Int
  let changes: [ImportChange]

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(name)
        .foregroundStyle(.firstText)
        .lineLimit(2)
      Text("\(days) more days")
        .font(.footnote)
        .foregroundStyle(.secondText)
      ImportChanges(changes: changes)
    }
    .padding(.vertical, 4)
    .accessibilityElement(children: .combine)
  }
}

#Preview("Populated", traits: .sample) {
  Form { ImportedDaysRow(name: "Drink", days: 3, changes: [.roundedDays(2, of: 40)]) }
}
