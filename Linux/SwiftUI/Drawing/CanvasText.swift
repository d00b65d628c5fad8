import Foundation
import WebElements

/// A text on a canvas. Its lengths are those of the picture, which grows with the user's text size
/// as a whole.
struct CanvasText {
  let string: String
  let font: Font
  let paint: Paint
  let point: CGPoint
  let anchor: UnitPoint

  var attributes: [Attribute] {
    var letters = font
    letters.size = nil
    let classes = letters.styling.class
    var style = letters.styling.style
    style.set("font-size", "\(Style.number(font.pointSize))px")
    var attributes = [
      Attribute("class", classes), Attribute("x", Style.number(point.x)),
      Attribute("y", Style.number(point.y)), Attribute("fill", paint.css),
      Attribute("style", style.css),
    ]
    let across = Self.place(anchor.x, ["start", "middle", "end"])
    if across != "start" { attributes.append(Attribute("text-anchor", across)) }
    let down = Self.place(anchor.y, ["text-before-edge", "central", "text-after-edge"])
    return attributes + [Attribute("dominant-baseline", down)]
  }

  /// SVG knows the two ends and the middle.
  private static func place(_ share: CGFloat, _ names: [String]) -> String {
    names[Int((min(max(share, 0), 1) * 2).rounded())]
  }
}

extension Font {
  /// The height of the letters' field, in points, at the standard text size.
  /// Apple, Human Interface Guidelines, Typography: iOS Dynamic Type sizes, Large.
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
