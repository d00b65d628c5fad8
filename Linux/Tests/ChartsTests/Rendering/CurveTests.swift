import SwiftUI
import Testing

@testable import Charts

/// Lines run straight from point to point.
@Suite struct CurveTests {
  private let points = [
    CurvePoint(x: 0, y: 0.5), CurvePoint(x: 0.5, y: 0.1), CurvePoint(x: 1, y: 0.1),
  ]

  @Test func `A line passes through its points`() {
    #expect(Curve(points).path.pathData == "m0 500l500-400h500")
  }

  @Test func `A single point draws no line`() {
    #expect(Curve([points[0]]).path.pathData == "m0 500")
    #expect(Curve([]).path == Path())
  }
}
