import SwiftUI
import WebElements

/// The rendering of an axis's labels.
@MainActor struct AxisDrawing {
  let axis: AxisPlan
  /// The rendered views of the labels.
  let labels: [Output]
  let index: Int
  let node: ViewNode

  /// The average width of a label's character in root ems. A caption's font size is 0.75 root ems.
  private static let characterWidth = 0.46
  /// The height of a label's line in root ems.
  private static let lineHeight = 1.0
  /// The minimum distance between two labels in root ems.
  private static let gap = 0.5

  private var isVertical: Bool { axis.side == .leading || axis.side == .trailing }

  var element: Element {
    node.element(
      .div,
      slot: ElementSlot.axis(index, 0),
      class: "ch-axis \(axis.side)",
      // The table for screen readers contains the values.
      attributes: [Attribute("aria-hidden", "true")],
      content: .children(labelElements)
    )
  }

  private var labelElements: [Element] {
    let thresholds = thresholds
    return axis.labels.enumerated().map { index, label in
      node.element(
        .div,
        slot: ElementSlot.axis(self.index, 1 + index),
        class: "ch-label",
        style: style(of: label, from: thresholds[index]),
        content: .children(labels[index].elements)
      )
    }
  }

  private func style(of label: AxisPlan.Label, from threshold: Double?) -> Style {
    let anchor = label.content.anchor ?? .center
    let isMirrored = node.environment.layoutDirection == .rightToLeft
    let across = isMirrored ? 1 - anchor.x : anchor.x
    let (share, move) =
      isVertical
      ? (anchor.y, "translateY(-\(Style.number(anchor.y * 100))%)")
      : (across, "translateX(-\(Style.number(across * 100))%)")
    var style = Style([(isVertical ? "top" : "left", Place(share: label.place).css)])
    if share != 0 { style.set("transform", move) }
    if let threshold, threshold > 0 {
      style.set("--from", threshold == .infinity ? "1000rem" : "\(Style.number(threshold))rem")
    }
    let spacing = isVertical ? label.content.horizontalSpacing : label.content.verticalSpacing
    style.set("--space", points: spacing)
    return style
  }

  /// The minimum length of the axis, in root ems, at which each label is shown; nil for labels that
  /// are always shown.
  private var thresholds: [Double?] {
    let yielding = axis.labels.indices.filter { axis.labels[$0].content.hidesOnOverlap }
    let found = LabelThinning.thresholds(
      positions: yielding.map { axis.labels[$0].place },
      sizes: yielding.map(size),
      gap: isVertical ? 0 : Self.gap
    )
    let byIndex = Dictionary(uniqueKeysWithValues: zip(yielding, found))
    return axis.labels.indices.map { byIndex[$0] }
  }

  private func size(_ index: Int) -> Double {
    guard !isVertical else { return Self.lineHeight }
    let length = labels[index].elements.map(\.textLength).reduce(0, +)
    return Double(length) * Self.characterWidth
  }
}
