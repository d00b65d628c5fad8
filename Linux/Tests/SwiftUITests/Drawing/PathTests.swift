import Foundation
import Testing

@testable import SwiftUI

/// Paths have a short SVG form.
@Suite struct PathTests {
  @Test func `A rectangle is four lines`() {
    let path = Path(CGRect(x: 1, y: 2, width: 3, height: 4))

    #expect(path.svg == "m1 2h3v4h-3z")
  }

  @Test func `Corners are limited to half the rectangle`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 4)

    let path = Path(roundedRect: rect, cornerSize: CGSize(width: 3, height: 3))

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

  @Test(arguments: [
    (90, "m2 0a2 2 0 0 1-2 2"),
    // An arc of more than half a circle is written in two halves.
    (-270, "m2 0a2 2 0 0 0-3.414-1.414a2 2 0 0 0 1.414 3.414"),
  ])
  func `An arc with a positive angle runs clockwise`(degrees: Double, svg: String) {
    let path = Path { path in
      path.addRelativeArc(
        center: .zero,
        radius: 2,
        startAngle: .zero,
        delta: .degrees(degrees)
      )
    }

    #expect(path.svg == svg)
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
}
