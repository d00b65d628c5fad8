import HabitData
import HabitDesign
import SwiftUI
import WidgetKit

/// A square in a habit's colour as the app has it, in a widget's size and in each of the ways in which
/// widgets are painted.
struct WidgetButtonStyle: ButtonStyle {
  let color: HabitColor
  let isFilled: Bool
  let size: CGFloat

  @Environment(\.widgetRenderingMode) private var renderingMode

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
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

  /// Where everything is of one colour, what is filled must let its symbol be seen.
  private var isColored: Bool { renderingMode == .fullColor }

  private var opacity: Double {
    guard isFilled else { return 0.12 }
    return isColored ? 1 : 0.35
  }
}
