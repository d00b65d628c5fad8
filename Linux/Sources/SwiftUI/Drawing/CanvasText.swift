import Foundation
import WebElements

/// A text on a canvas.
///
/// Its lengths are in the canvas's points. The canvas scales as a whole with the user's text size.
struct CanvasText {
  var string: String
  let font: Font
  let paint: Paint
  /// The position of the text or, if there are several points, the position of each letter.
  var points: [CGPoint]
  let anchor: UnitPoint

  /// Returns the text with another letter appended, or nil if the styles differ or one of the texts
  /// has a single position for several letters. Letters from right to left remain apart, because
  /// Firefox joins neighbors in Arabic.
  func adding(_ other: CanvasText) -> CanvasText? {
    guard string.unicodeScalars.count == points.count, other.string.unicodeScalars.count == 1,
      font == other.font, paint == other.paint, anchor == other.anchor,
      !other.string.hasLettersFromRightToLeft
    else { return nil }
    var copy = self
    copy.string += other.string
    copy.points += other.points
    return copy
  }

  var mark: CanvasDrawing.Mark {
    CanvasDrawing.Mark(tag: .text, attributes: attributes, content: .text(string))
  }

  private var attributes: [Attribute] {
    var letters = font
    letters.size = nil
    let classes = letters.styling.class
    var style = letters.styling.style
    style.set("font-size", "\(Style.number(font.pointSize))px")
    var attributes = [
      Attribute("class", classes), Attribute("x", Self.list(points.map(\.x))),
      Attribute("y", Self.list(points.map(\.y))), Attribute("fill", paint.css),
      Attribute("style", style.css),
    ]
    let across = Self.place(anchor.x, ["start", "middle", "end"])
    if across != "start" { attributes.append(Attribute("text-anchor", across)) }
    let down = Self.place(anchor.y, ["text-before-edge", "central", "text-after-edge"])
    return attributes + [Attribute("dominant-baseline", down)]
  }

  private static func list(_ lengths: [CGFloat]) -> String {
    lengths.map(Style.number).joined(separator: " ")
  }

  /// Returns the SVG keyword for the start, middle, or end.
  private static func place(_ share: CGFloat, _ names: [String]) -> String {
    names[Int((min(max(share, 0), 1) * 2).rounded())]
  }
}

extension Font {
  /// The font size in points at the standard text size.
  ///
  /// Source: Apple, Human Interface Guidelines, Typography, iOS Dynamic Type sizes, Large.
  var pointSize: CGFloat {
    if let size { return size }
    return switch style ?? .body {
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    }
  }
}
