import Foundation
import SwiftUI

extension ChartContent {
  /// Shows a view beside each of the marks.
  ///
  /// - Parameters:
  ///   - alignment: Where the view stands along the side of the mark that it is on.
  ///   - spacing: The distance from the mark, in points; 4 without it.
  public nonisolated func annotation<C>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some ChartContent where C: View {
    annotated(position, alignment, spacing, .automatic, content())
  }

  /// Shows a view beside each of the marks, and says what becomes of it where it would reach beyond
  /// the chart.
  public nonisolated func annotation<C>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: () -> C
  ) -> some ChartContent where C: View {
    annotated(position, alignment, spacing, overflowResolution, content())
  }

  private nonisolated func annotated(
    _ position: AnnotationPosition,
    _ alignment: Alignment,
    _ spacing: CGFloat?,
    _ overflow: AnnotationOverflowResolution,
    _ view: some View
  ) -> some ChartContent {
    let annotation = MarkAnnotation(
      position: position,
      alignment: alignment,
      spacing: spacing ?? 4,
      overflow: overflow,
      view: view
    )
    return modified { $0.annotations.append(annotation) }
  }
}
