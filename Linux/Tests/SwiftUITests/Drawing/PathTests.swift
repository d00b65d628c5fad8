import Foundation
import Testing

@testable import SwiftUI

/// Paths consist of elements. Shapes have a short SVG form that matches their elements.
@Suite struct PathTests {
  @Test func `A rectangle is four lines`() {
    let path = Path(CGRect(x: 1, y: 2, width: 3, height: 4))

    #expect(
      path.elements == [
        .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 4, y: 2)),
        .line(to: CGPoint(x: 4, y: 6)), .line(to: CGPoint(x: 1, y: 6)), .closeSubpath,
      ]
    )
    #expect(path.svg == "m1 2h3v4h-3z")
  }

  @Test func `Corners are limited to half the rectangle`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 4)

    let path = Path(roundedRect: rect, cornerRadius: 3)

    #expect(path == Path(roundedRect: rect, cornerSize: CGSize(width: 3, height: 2)))
    #expect(path.svg == "m3 0h4a3 2 0 0 1 3 2a3 2 0 0 1-3 2h-4a3 2 0 0 1-3-2a3 2 0 0 1 3-2z")
  }

  @Test func `Lines between points start a new subpath`() {
    let path = Path { path in
      path.addLines([CGPoint(x: 0.5, y: 0), CGPoint(x: 2, y: -1.25)])
      path.addLines([CGPoint(x: 4, y: 4), CGPoint(x: 4, y: 4.001)])
    }

    #expect(path.svg == "m.5 0l1.5-1.25m2 5.25v.001")
    #expect(path.currentPoint == CGPoint(x: 4, y: 4.001))
  }

  @Test func `An arc whose clockwise flag is set runs counterclockwise on screen, as in SwiftUI`() {
    func arc(clockwise: Bool) -> String {
      Path { path in
        path.addArc(
          center: .zero,
          radius: 2,
          startAngle: .degrees(0),
          endAngle: .degrees(90),
          clockwise: clockwise
        )
      }.svg
    }

    #expect(arc(clockwise: false) == "m2 0a2 2 0 0 1-2 2")
    // The arc takes the long way around, in two halves.
    #expect(arc(clockwise: true) == "m2 0a2 2 0 0 0-3.414-1.414a2 2 0 0 0 1.414 3.414")
  }

  @Test(arguments: [(true, CGFloat(10)), (false, -10)])
  func `An arc between tangents rounds a corner`(turnsRight: Bool, end: CGFloat) throws {
    let path = Path { path in
      path.move(to: .zero)
      path.addArc(
        tangent1End: CGPoint(x: 10, y: 0),
        tangent2End: CGPoint(x: 10, y: end),
        radius: 4
      )
    }

    #expect(path.svg == (turnsRight ? "m0 0h6a4 4 0 0 1 4 4" : "m0 0h6a4 4 0 0 0 4-4"))
    let point = try #require(path.currentPoint)
    #expect(abs(point.x - 10) < 1e-9 && abs(point.y - (turnsRight ? 4 : -4)) < 1e-9)
  }

  @Test func `An arc without a corner is a line`() {
    let path = Path { path in
      path.move(to: .zero)
      path.addArc(
        tangent1End: CGPoint(x: 5, y: 0),
        tangent2End: CGPoint(x: 9, y: 0),
        radius: 4
      )
    }

    #expect(path.svg == "m0 0h5")
  }

  @Test func `An arc's curves stay on its circle`() {
    let arc = Arc(center: CGPoint(x: 1, y: 1), radius: 5, start: 0.3, delta: -5)
    var current = arc.point(at: 0)
    var distances: [Double] = []
    for element in arc.elements {
      guard case .curve(let end, let one, let two) = element else { continue }
      for t in stride(from: 0.0, through: 1, by: 0.25) {
        let (a, b, c, d) = (pow(1 - t, 3), 3 * t * pow(1 - t, 2), 3 * t * t * (1 - t), t * t * t)
        let x = a * current.x + b * one.x + c * two.x + d * end.x
        let y = a * current.y + b * one.y + c * two.y + d * end.y
        distances.append(hypot(x - 1, y - 1))
      }
      current = end
    }

    #expect(distances.count == 20)
    #expect(distances.allSatisfy { abs($0 - 5) < 0.005 })
  }

  @Test func `A transform moves every element`() {
    let path = Path { path in
      path.addEllipse(
        in: CGRect(x: 0, y: 0, width: 2, height: 2),
        transform: CGAffineTransform(translationX: 10, y: 20)
      )
    }

    #expect(path.currentPoint == CGPoint(x: 12, y: 21))
  }
}
