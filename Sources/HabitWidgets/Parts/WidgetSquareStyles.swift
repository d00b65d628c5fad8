import HabitData
import HabitDesign
import SwiftUI
import WidgetKit

/// A style that shows a toggle as a square, filled when on.
struct WidgetSquareToggleStyle: ToggleStyle {
  let color: HabitColor
  let size: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    WidgetSquare(color: color, isFilled: configuration.isOn, size: size) { configuration.label }
  }
}

/// A style that shows a button as an unfilled square.
struct WidgetSquareButtonStyle: ButtonStyle {
  let color: HabitColor
  let size: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    WidgetSquare(color: color, isFilled: false, size: size) { configuration.label }
  }
}

/// A square in a habit's color, for all sizes and rendering modes of widgets.
private struct WidgetSquare<Label: View>: View {
  let color: HabitColor
  let isFilled: Bool
  let size: CGFloat
  @ViewBuilder let label: Label

  @Environment(\.widgetRenderingMode) private var renderingMode

  var body: some View {
    label
      .font(.system(size: size * 0.43, weight: .bold))
      .foregroundStyle(isFilled && isColored ? .onColor : HabitTint(color, .mark))
      .frame(width: size, height: size)
      .background(HabitTint(color, opacity: opacity), in: shape)
      .overlay {
        if !isFilled { shape.strokeBorder(HabitTint(color, .mark, opacity: 0.55), lineWidth: 1) }
      }
      .contentShape(shape)
  }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: size * 0.32) }

  /// True if the widget is shown in full color. In modes with a single color, a fill would hide the
  /// symbol.
  private var isColored: Bool { renderingMode == .fullColor }

  private var opacity: Double {
    guard isFilled else { return 0.12 }
    return isColored ? 1 : 0.35
  }
}
