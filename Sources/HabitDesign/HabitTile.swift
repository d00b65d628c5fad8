import Foundation
import HabitData
import SwiftUI

/// A habit's symbol on a rounded square in its color.
package struct HabitTile: View {
  private let icon: String
  private let color: HabitColor
  private let size: CGFloat

  /// Creates a tile with a habit's symbol and color.
  ///
  /// - Parameter size: The side length, in points.
  package init(icon: String, color: HabitColor, size: CGFloat = 44) {
    self.icon = icon
    self.color = color
    self.size = size
  }

  package var body: some View {
    Image(systemName: icon)
      .font(.system(size: size * 0.46, weight: .semibold))
      .foregroundStyle(HabitTint(color, .mark))
      .frame(width: size, height: size)
      .background(HabitTint(color, opacity: 0.18), in: RoundedRectangle(cornerRadius: size * 0.3))
      .accessibilityHidden(true)
  }
}

#Preview("Populated") {
  HabitTile(icon: "book.fill", color: HabitColor(.teal))
}
