import Foundation
import WebElements

/// The marks on a canvas, from back to front. Copies of a graphics context share one drawing.
final class CanvasDrawing {
  enum Figure {
    case fill(Path, FillStyle)
    case stroke(Path, StrokeStyle)

    var path: Path {
      switch self {
      case .fill(let path, _), .stroke(let path, _): path
      }
    }
  }

  /// An SVG element.
  struct Mark {
    var tag = Tag.path
    let attributes: [Attribute]
    var content = Element.Content.children([])

    /// True if the element draws nothing.
    var isEmpty: Bool {
      tag == .path && (attributes.isEmpty || attributes.first == Attribute("d", ""))
    }
  }

  private(set) var marks: [Mark] = []
  /// The last mark, if it is a text.
  private var lastText: CanvasText?

  /// - Parameter paint: Evaluated only if the figure is not empty.
  func add(_ figure: Figure, _ paint: @autoclosure () -> Paint) {
    lastText = nil
    guard !figure.path.pieces.isEmpty else { return marks.append(Mark(attributes: [])) }
    let attributes =
      switch figure {
      case .fill(let path, let style): Self.fill(path, style, paint())
      case .stroke(let path, let style): Self.stroke(path, style, paint())
      }
    marks.append(Mark(attributes: attributes))
  }

  /// Adds a text. A single letter is appended to the previous text if the styles are equal.
  ///
  /// A row of initials, such as those of the weekdays, becomes one element, because SVG accepts a
  /// position for each character.
  func add(_ text: CanvasText) {
    if let letters = lastText?.adding(text) {
      marks[marks.count - 1] = letters.mark
      lastText = letters
    } else {
      marks.append(text.mark)
      lastText = text
    }
  }

  private static func fill(_ path: Path, _ style: FillStyle, _ paint: Paint) -> [Attribute] {
    if paint.light.opacity == paint.dark.opacity, let figures = path.evenlyRounded {
      return fill(figures, paint)
    }
    var attributes = [Attribute("d", path.svg), Attribute("fill", paint.css)]
    if style.isEOFilled { attributes.append(Attribute("fill-rule", "evenodd")) }
    return attributes
  }

  /// Returns the attributes that draw small rounded squares as stroked rectangles.
  ///
  /// The path data is a fifth as long as the path data of the filled outlines. The stroke overlaps
  /// the filled area, so the opacity applies to fill and stroke together.
  private static func fill(_ figures: [RoundedRect], _ paint: Paint) -> [Attribute] {
    var writer = PathWriter()
    for figure in figures { writer.writeCore(figure) }
    let radius = figures.first?.corner.width ?? 0
    let color = paint.opaque.css
    var attributes = [
      Attribute("d", writer.text), Attribute("fill", color), Attribute("stroke", color),
      Attribute("stroke-width", Style.number(radius * 2)), Attribute("stroke-linejoin", "round"),
    ]
    if paint.light.opacity < 1 {
      attributes.append(Attribute("opacity", Style.number(CGFloat(paint.light.opacity))))
    }
    return attributes
  }

  private static func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint) -> [Attribute] {
    var attributes = [
      Attribute("d", path.svg), Attribute("fill", "none"), Attribute("stroke", paint.css),
      Attribute("stroke-width", Style.number(style.lineWidth)),
    ]
    func set(_ name: StaticString, _ value: String, unless standard: String) {
      if value != standard { attributes.append(Attribute(name, value)) }
    }
    // The names of the cases are SVG's keywords.
    set("stroke-linecap", "\(style.lineCap)", unless: "butt")
    set("stroke-linejoin", "\(style.lineJoin)", unless: "miter")
    // The default in SVG is 4, and in SwiftUI 10.
    if style.lineJoin == .miter {
      set("stroke-miterlimit", Style.number(style.miterLimit), unless: "4")
    }
    set("stroke-dasharray", style.dash.map(Style.number).joined(separator: " "), unless: "")
    set("stroke-dashoffset", Style.number(style.dashPhase), unless: "0")
    return attributes
  }
}

extension Path {
  /// The figures of a path that consists of two or more rounded rectangles with the same circular
  /// corners and straight parts on all sides; nil for any other path.
  fileprivate var evenlyRounded: [RoundedRect]? {
    var figures: [RoundedRect] = []
    figures.reserveCapacity(pieces.count)
    for piece in pieces {
      guard case .roundedRect(let figure) = piece else { return nil }
      let radius = figure.corner.width
      guard radius > 0, figure.corner.height == radius,
        radius == figures.first?.corner.width ?? radius,
        min(figure.rect.width, figure.rect.height) > 2 * radius
      else { return nil }
      figures.append(figure)
    }
    return figures.count > 1 ? figures : nil
  }
}

extension Paint {
  fileprivate var opaque: Paint {
    var copy = self
    copy.light.opacity = 1
    copy.dark.opacity = 1
    return copy
  }
}
