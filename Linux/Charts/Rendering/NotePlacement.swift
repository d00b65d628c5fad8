import SwiftUI

/// Where an annotation stands in the plot, as a style sheet says it.
struct NotePlacement {
  private(set) var classes = "ch-note"
  private(set) var style = Style()

  /// How wide a character is at most, in points: annotations are captions as a rule.
  private static let characterWidth = 8.0

  /// - Parameter textLength: How many characters stand beside each other in the annotation; keeps
  ///   one that is centered over the first bar from reaching beyond the plot.
  init(_ note: PlacedNote, textLength: Int) {
    let space = note.annotation.spacing
    switch note.annotation.position.place {
    case .automatic, .top, .topLeading, .topTrailing:
      style.set("bottom", note.y.start.fromEnd.moved(by: space).css)
      stand(note, textLength)
    case .bottom, .bottomLeading, .bottomTrailing:
      style.set("top", note.y.end.moved(by: space).css)
      stand(note, textLength)
    case .leading:
      style.set("right", note.x.start.fromEnd.moved(by: space).css)
      lie(note)
    case .trailing:
      style.set("left", note.x.end.moved(by: space).css)
      lie(note)
    case .overlay:
      classes += " overlay"
      style.set("left", note.x.start.css)
      style.set("top", note.y.start.css)
      style.set("width", note.x.length.css)
      style.set("height", note.y.length.css)
      style.set("align-items", note.annotation.alignment.horizontal.flex)
      style.set("justify-content", note.annotation.alignment.vertical.flex)
    }
  }

  /// Above or below: says where it stands from left to right.
  private mutating func stand(_ note: PlacedNote, _ textLength: Int) {
    switch (note.annotation.position.place, note.annotation.alignment.horizontal) {
    case (.topLeading, _), (.bottomLeading, _), (_, .leading):
      style.set("left", note.x.start.css)
    case (.topTrailing, _), (.bottomTrailing, _), (_, .trailing):
      style.set("right", note.x.end.fromEnd.css)
    default:
      let middle = note.x.middle.css
      let half = Style.points(Double(textLength) * Self.characterWidth / 2)
      let isKept = note.annotation.overflow.x.isResolved && textLength > 0
      style.set("left", isKept ? "clamp(\(half), \(middle), calc(100% - \(half)))" : middle)
      style.set("transform", "translateX(-50%)")
    }
  }

  /// Before or behind: says where it stands from top to bottom.
  private mutating func lie(_ note: PlacedNote) {
    switch note.annotation.alignment.vertical {
    case .top: style.set("top", note.y.start.css)
    case .bottom: style.set("bottom", note.y.end.fromEnd.css)
    default:
      style.set("top", note.y.middle.css)
      style.set("transform", "translateY(-50%)")
    }
  }
}

extension HorizontalAlignment {
  fileprivate var flex: String {
    self == .leading ? "flex-start" : self == .trailing ? "flex-end" : "center"
  }
}

extension VerticalAlignment {
  fileprivate var flex: String {
    self == .top ? "flex-start" : self == .bottom ? "flex-end" : "center"
  }
}
