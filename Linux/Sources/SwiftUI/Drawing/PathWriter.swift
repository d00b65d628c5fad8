import Foundation

/// A writer of paths as compact SVG path data.
///
/// Coordinates are rounded to thousandths of a point and then written relative to the previous
/// point, so that rounding errors do not accumulate.
struct PathWriter {
  /// The path data as bytes, because a page contains tens of thousands of digits.
  private var written: [UInt8] = []
  private var current = (x: 0, y: 0)
  private var start = (x: 0, y: 0)
  /// The size of the last rectangle, and the path data of its sides.
  private var last: (width: Int, height: Int, sides: [UInt8]) = (-1, -1, [])

  var text: String { String(decoding: written, as: UTF8.self) }

  mutating func write(_ path: Path) {
    for piece in path.pieces {
      switch piece {
      case .move(let end): move(to: end)
      case .line(let end): line(to: end)
      case .curve(let end, let one, let two): step("c", [one, two, end])
      case .closeSubpath: close()
      case .roundedRect(let figure): write(figure)
      case .arc(let arc): write(arc)
      }
    }
  }

  /// Writes a rectangle inset by the corner radius on all sides.
  ///
  /// A stroke as wide as twice the radius, with round joins, extends the inset rectangle to the
  /// rounded one.
  mutating func writeCore(_ figure: RoundedRect) {
    let rect = figure.rect.insetBy(dx: figure.corner.width, dy: figure.corner.height)
    move(to: rect.origin)
    let end = Self.thousandths(CGPoint(x: rect.maxX, y: rect.maxY))
    let (width, height) = (end.x - current.x, end.y - current.y)
    // The hundreds of squares of a grid have the same size.
    guard (width, height) != (last.width, last.height) else {
      written += last.sides
      return
    }
    let sides = written.count
    line(to: CGPoint(x: rect.maxX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.maxY))
    line(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
    last = (width, height, Array(written[sides...]))
  }

  private mutating func write(_ figure: RoundedRect) {
    let rect = figure.rect
    let (width, height) = (figure.corner.width, figure.corner.height)
    func corner(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    func turn(to end: CGPoint) { arc(width, height, sweeps: true, to: end) }
    move(to: figure.start)
    line(to: corner(rect.maxX - width, rect.minY))
    turn(to: corner(rect.maxX, rect.minY + height))
    line(to: corner(rect.maxX, rect.maxY - height))
    turn(to: corner(rect.maxX - width, rect.maxY))
    line(to: corner(rect.minX + width, rect.maxY))
    turn(to: corner(rect.minX, rect.maxY - height))
    line(to: corner(rect.minX, rect.minY + height))
    turn(to: figure.start)
    close()
  }

  private mutating func write(_ figure: Arc) {
    // An SVG arc that ends at its start draws nothing, so each arc turns by less than half a
    // circle.
    let count = max(1, Int((abs(figure.delta) / (.pi * 0.99)).rounded(.up)))
    for index in 1...count {
      let end = figure.point(at: Double(index) / Double(count))
      arc(figure.radius, figure.radius, sweeps: figure.delta > 0, to: end)
    }
  }

  private mutating func move(to end: CGPoint) {
    step("m", [end])
    start = current
  }

  private mutating func line(to end: CGPoint) {
    let (x, y) = Self.thousandths(end)
    if y == current.y {
      if x != current.x { write("h", x - current.x) }
    } else if x == current.x {
      write("v", y - current.y)
    } else {
      step("l", [end])
    }
    current = (x, y)
  }

  private mutating func arc(
    _ width: CGFloat,
    _ height: CGFloat,
    sweeps: Bool,
    to end: CGPoint
  ) {
    let radii = Self.thousandths(CGPoint(x: width, y: height))
    guard radii.x > 0, radii.y > 0 else { return line(to: end) }
    write("a", radii.x)
    write(" ", radii.y)
    write(sweeps ? " 0 0 1" : " 0 0 0")
    let point = Self.thousandths(end)
    writeNext(point.x - current.x)
    writeNext(point.y - current.y)
    current = point
  }

  private mutating func close() {
    write("z")
    current = start
  }

  /// Writes points relative to the current point, and moves to the last of them.
  private mutating func step(_ name: StaticString, _ points: [CGPoint]) {
    write(name)
    var last = current
    for (index, point) in points.enumerated() {
      last = Self.thousandths(point)
      let x = last.x - current.x
      if index > 0 { writeNext(x) } else { write(x) }
      writeNext(last.y - current.y)
    }
    current = last
  }

  private static func thousandths(_ point: CGPoint) -> (x: Int, y: Int) {
    func whole(_ value: CGFloat) -> Int {
      value.isFinite ? Int((min(max(value, -1e9), 1e9) * 1_000).rounded()) : 0
    }
    return (whole(point.x), whole(point.y))
  }

  private mutating func write(_ text: StaticString) {
    text.withUTF8Buffer { written += $0 }
  }

  private mutating func write(_ name: StaticString, _ thousandths: Int) {
    write(name)
    write(thousandths)
  }

  /// Writes a number after another number. A minus sign separates the numbers, so that no space is
  /// needed before it.
  private mutating func writeNext(_ thousandths: Int) {
    if thousandths >= 0 { write(" ") }
    write(thousandths)
  }

  private mutating func write(_ thousandths: Int) {
    let (whole, rest) = abs(thousandths).quotientAndRemainder(dividingBy: 1_000)
    if thousandths < 0 { write("-") }
    if whole > 0 || rest == 0 { writeDigits(of: whole) }
    guard rest > 0 else { return }
    write(".")
    var (digits, unit) = (rest, 100)
    while digits > 0 {
      written.append(UInt8(ascii: "0") + UInt8(digits / unit))
      (digits, unit) = (digits % unit, unit / 10)
    }
  }

  private mutating func writeDigits(of whole: Int) {
    if whole > 9 { writeDigits(of: whole / 10) }
    written.append(UInt8(ascii: "0") + UInt8(whole % 10))
  }
}

extension Path {
  /// The path as SVG path data.
  package var svg: String {
    var writer = PathWriter()
    writer.write(self)
    return writer.text
  }
}
