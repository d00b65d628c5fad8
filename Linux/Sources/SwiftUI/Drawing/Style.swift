import Foundation

/// The inline CSS declarations of an element.
package struct Style: Equatable {
  private var declarations: [(String, String)]

  package init(_ declarations: [(String, String)] = []) {
    self.declarations = declarations
  }

  package var isEmpty: Bool { declarations.isEmpty }

  package var css: String {
    var text = ""
    for (name, value) in declarations {
      if !text.isEmpty { text += ";" }
      text += name
      text += ":"
      text += value
    }
    return text
  }

  package mutating func set(_ name: String, _ value: String?) {
    guard let value else { return }
    declarations.append((name, value))
  }

  package mutating func set(_ name: String, points value: CGFloat?) {
    set(name, value.map(Style.points))
  }

  package func adding(_ other: Style) -> Style {
    var copy = self
    copy.declarations += other.declarations
    return copy
  }

  package static func == (one: Style, two: Style) -> Bool { one.css == two.css }

  /// Returns a CSS length: a CSS pixel for each point, or 100% for infinity.
  ///
  /// As on iOS, the user's text size affects text styles only.
  package static func points(_ value: CGFloat) -> String {
    value == .infinity ? "100%" : value == 0 ? "0" : "\(number(value))px"
  }

  /// Returns a number with at most four decimals and without trailing zeros, or 0 if the number is
  /// not finite.
  package static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return "0" }
    let rounded = (value * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() && abs(rounded) < 1e9
      ? String(Int(rounded)) : String(Double(rounded))
  }
}
