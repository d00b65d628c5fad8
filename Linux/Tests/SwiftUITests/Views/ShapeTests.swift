import Foundation
import Testing

@testable import SwiftUI

/// Shapes: boxes with rounded corners, or SVG for other outlines.
@MainActor @Suite struct ShapeTests {
  private func box(_ style: String) -> String {
    "<div class='shape gx gy' style='\(style)'></div>"
  }

  @Test func `A shape is filled`() {
    #expect(markup(Rectangle().fill(.white)) == box("background:#ffffff;border-radius:0"))
    #expect(
      markup(RoundedRectangle(cornerRadius: 8).fill(.white))
        == box("background:#ffffff;border-radius:8px")
    )
    #expect(markup(Capsule().fill(.white)) == box("background:#ffffff;border-radius:999px"))
    #expect(
      markup(Rectangle().foregroundStyle(.white)) == box("background:#ffffff;border-radius:0")
    )
    #expect(
      markup(Rectangle()) == box("background:light-dark(#111114,#f5f5f7);border-radius:0")
    )
  }

  @Test func `A stroke is centered on the outline, and a border is inside it`() {
    let line = "border:4px solid #ffffff;border-radius:8px"
    let shape = RoundedRectangle(cornerRadius: 8)
    #expect(markup(shape.strokeBorder(.white, lineWidth: 4)) == box(line))
    #expect(markup(shape.stroke(.white, lineWidth: 4)) == box("\(line);margin:-2px"))
    #expect(
      markup(Rectangle().inset(by: 8).strokeBorder(.white, lineWidth: 4))
        .contains("border:4px solid #ffffff;border-radius:0;margin:8px")
    )
    #expect(
      markup(RoundedRectangle(cornerRadius: 8).inset(by: 2).fill(.white))
        == box("background:#ffffff;border-radius:6px;margin:2px")
    )
  }

  struct Roof: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addCurve(
          to: CGPoint(x: rect.maxX, y: rect.maxY),
          control1: CGPoint(x: rect.maxX, y: rect.minY),
          control2: CGPoint(x: rect.maxX, y: rect.midY)
        )
        path.closeSubpath()
      }
    }
  }

  @Test func `A custom outline is drawn as SVG`() {
    func vector(_ attributes: String) -> String {
      "<svg class='shape gx gy' viewBox='0 0 100 100' preserveAspectRatio='none' "
        + "aria-hidden='true'><path d='m0 100l50-100c50 0 50 50 50 100z' \(attributes)></path></svg>"
    }
    #expect(markup(Roof().fill(.white)) == vector("fill='#ffffff'"))
    #expect(
      markup(Roof().fill(.white, style: FillStyle(eoFill: true)))
        == vector("fill='#ffffff' fill-rule='evenodd'")
    )
    #expect(
      markup(Roof().stroke(.white, lineWidth: 2))
        == vector(
          "fill='none' stroke='#ffffff' stroke-width='2' vector-effect='non-scaling-stroke'"
        )
    )
  }

  @Test func `A circle is not stretched`() {
    func circle(_ style: String, _ attributes: String) -> String {
      "<svg class='shape circle gx gy'\(style) viewBox='0 0 100 100' "
        + "preserveAspectRatio='xMidYMid meet' aria-hidden='true'>"
        + "<path d='\(Circle().path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).svg)' "
        + "\(attributes)></path></svg>"
    }
    let line = "fill='none' stroke='#ffffff' stroke-width='4' vector-effect='non-scaling-stroke'"
    #expect(markup(Circle().fill(.white)) == circle("", "fill='#ffffff'"))
    #expect(
      markup(Circle().inset(by: 3).fill(.white)) == circle(" style='margin:3px'", "fill='#ffffff'")
    )
    #expect(markup(Circle().stroke(.white, lineWidth: 4)) == circle("", line))
    #expect(
      markup(Circle().strokeBorder(.white, lineWidth: 4)) == circle(" style='margin:2px'", line)
    )
    #expect(style(Text("a").clipShape(Circle())) == "clip-path:circle()")
    #expect(
      TestWindow(Text("a").background(.white, in: Circle())).first("layer")?.markup
        == "<div class='layer' style='align-items:center;justify-content:center'>"
        + circle("", "fill='#ffffff'") + "</div>"
    )
  }

  @Test func `The path of a shape is its outline`() {
    let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(Rectangle().path(in: square).svg == "m0 0h10v10h-10z")
    #expect(Rectangle().inset(by: 1).path(in: square) == Path(square.insetBy(dx: 1, dy: 1)))
    #expect(
      Circle().path(in: CGRect(x: 0, y: 0, width: 20, height: 10))
        == Path(ellipseIn: CGRect(x: 5, y: 0, width: 10, height: 10))
    )
    #expect(
      Capsule().path(in: square) == Path(ellipseIn: square)
    )
  }

  @Test func `A background and a clip follow the shape`() {
    let text = Text("a")
    #expect(
      style(text.background(.white, in: Capsule())) == "background:#ffffff;border-radius:999px"
    )
    #expect(
      style(text.clipShape(RoundedRectangle(cornerRadius: 16)))
        == "overflow:clip;border-radius:16px"
    )
  }
}
