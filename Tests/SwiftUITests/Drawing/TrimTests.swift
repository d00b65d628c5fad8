import Foundation
import Testing

@testable import SwiftUI

/// Parts of outlines.
@MainActor @Suite struct TrimTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 100, height: 100))

  private func points(_ path: Path) -> [[Int]] {
    path.elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point), .curve(let point, _, _):
        [Int(point.x.rounded()), Int(point.y.rounded())]
      case .closeSubpath: nil
      }
    }
  }

  @Test func fractionsAreOfTheWholeLength() {
    #expect(points(square.trimmedPath(from: 0, to: 0.5)) == [[0, 0], [100, 0], [100, 100]])
    #expect(
      points(square.trimmedPath(from: 0.125, to: 0.375)) == [[50, 0], [100, 0], [100, 50]]
    )
    // The line that closes the outline counts.
    #expect(points(square.trimmedPath(from: 0.75, to: 0.875)) == [[0, 100], [0, 50]])
  }

  @Test func allOfItIsThePathItself() {
    #expect(square.trimmedPath(from: 0, to: 1) == square)
    #expect(square.trimmedPath(from: -1, to: 2) == square)
  }

  @Test(arguments: [(0.5, 0.5), (0.6, 0.4), (1, 1), (1.5, 2)])
  func nothingIsLeftOfNothing(from: CGFloat, to: CGFloat) {
    #expect(square.trimmedPath(from: from, to: to).isEmpty)
  }

  @Test func partsThatDoNotTouchStayApart() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.move(to: CGPoint(x: 50, y: 0))
    path.addLine(to: CGPoint(x: 60, y: 0))
    let trimmed = path.trimmedPath(from: 0.25, to: 0.75)
    #expect(points(trimmed) == [[5, 0], [10, 0], [50, 0], [55, 0]])
  }

  @Test func aQuarterOfACircleEndsAtItsQuarter() throws {
    let circle = Circle().path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    let quarter = circle.trimmedPath(from: 0, to: 0.25)
    #expect(points(quarter).first == [100, 50])
    #expect(points(quarter).last == [50, 100])
    #expect(points(circle.trimmedPath(from: 0.25, to: 0.375)).first == [50, 100])
    #expect(points(circle.trimmedPath(from: 0.25, to: 0.375)).last == [15, 85])
  }

  @Test func aTrimmedShapeDrawsItsPart() {
    let view = Rectangle().trim(from: 0, to: 0.25).stroke(.red, lineWidth: 2)
    #expect(markup(view).contains("d='m0 0h100'"))
  }
}
