import HabitData
import SwiftUI

/// The palette, with one row each of warm, cool, and neutral colors.
struct ColorGrid: View {
  /// The columns shrink if seven of full size don't fit.
  private static let columns = Array(
    repeating: GridItem(.flexible(maximum: Metrics.touchTarget), spacing: 0),
    count: 7
  )

  @Binding var selection: String

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ForEach(HabitColorPreset.Row.allCases) { row in
        LazyVGrid(columns: Self.columns, alignment: .leading, spacing: 0) {
          ForEach(row.presets) { preset in
            ColorButton(preset: preset, isSelected: selection == preset.rawValue) {
              selection = preset.rawValue
            }
          }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(row.name)
      }
    }
    .padding(.vertical, 4)
  }
}

/// A button that selects a color.
private struct ColorButton: View {
  let preset: HabitColorPreset
  let isSelected: Bool
  let onSelect: @MainActor () -> Void

  var body: some View {
    Button(action: onSelect) {
      Circle()
        .fill(HabitTint(HabitColor(preset)))
        .frame(width: 32, height: 32)
        .padding(4)
        .overlay {
          if isSelected { Circle().strokeBorder(.firstText, lineWidth: 2) }
        }
        .frame(maxWidth: .infinity)
        .frame(height: Metrics.touchTarget)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(preset.name)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}

#Preview("Populated", traits: .sample) {
  ColorGrid(selection: .constant(HabitColorPreset.blue.rawValue))
}
