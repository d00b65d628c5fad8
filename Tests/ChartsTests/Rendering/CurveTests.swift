import SwiftUI
import Testing

@testable import Charts

/// Lines run through their points in the way that the app says.
@Suite struct CurveTests {
  private let points = [
    CurvePoint(x: 0, y: 0.5), CurvePoint(x: 0.5, y: 0.1), CurvePoint(x: 1, y: 0.1),
  ]

  @Test(arguments: [
    (InterpolationMethod.linear, "m0 500l500-400h500"),
    (.stepStart, "m0 500v-400h500h500"),
    (.stepEnd, "m0 500h500v-400h500"),
    (.stepCenter, "m0 500h250v-400h250h250h250"),
    (.catmullRom, "m0 500c83.333-66.667 333.333-333.333 500-400c166.667-66.667 416.667 0 500 0"),
    (.monotone, "m0 500c166.667-133.333 333.333-400 500-400c166.667 0 333.333 0 500 0"),
  ]) func linesAreJoined(method: InterpolationMethod, path: String) {
    #expect(Curve(points, method).path.pathData == path)
  }

  @Test func anAreaReachesBackToItsOtherSide() {
    let lower = points.map { CurvePoint(x: $0.x, y: 1) }

    #expect(
      Curve(points, .linear).path(downTo: Curve(lower, .linear)).pathData
        == "m0 500l500-400h500v900h-500h-500z"
    )
  }

  @Test func aMonotoneCurveNeverRisesWherePointsFall() {
    let fall = [0.0, 0.1, 0.9, 1].enumerated().map { CurvePoint(x: Double($0) / 3, y: $1) }
    var start = 0.0
    var heights: [Double] = []
    Curve(fall, .monotone).path.forEach { element in
      guard case .curve(let end, let one, let two) = element else { return }
      heights += (1...20).map { step in
        let (t, rest) = (Double(step) / 20, 1 - Double(step) / 20)
        let outer = rest * rest * rest * start + t * t * t * end.y
        return outer + 3 * rest * t * (rest * one.y + t * two.y)
      }
      start = end.y
    }

    #expect(heights.count == 60)
    #expect(heights == heights.sorted())
  }

  @Test func aPointAloneIsNoLine() {
    #expect(Curve([points[0]], .monotone).path.pathData == "m0 500")
    #expect(Curve([], .linear).path.isEmpty)
  }
}
