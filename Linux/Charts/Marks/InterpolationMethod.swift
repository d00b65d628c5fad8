/// How a line runs from one of its values to the next.
public struct InterpolationMethod: Sendable {
  enum Method {
    case linear, monotone, catmullRom, stepStart, stepCenter, stepEnd
  }

  let method: Method

  /// Straight.
  public static var linear: InterpolationMethod { InterpolationMethod(method: .linear) }
  /// As a smooth curve that rises only where the values rise.
  public static var monotone: InterpolationMethod { InterpolationMethod(method: .monotone) }
  /// As a Catmull-Rom spline, here the uniform one: it keeps its form when the plot is stretched.
  public static var catmullRom: InterpolationMethod { InterpolationMethod(method: .catmullRom) }
  /// As a step; each value holds up to the next.
  public static var stepStart: InterpolationMethod { InterpolationMethod(method: .stepStart) }
  /// As a step in the middle between two values.
  public static var stepCenter: InterpolationMethod { InterpolationMethod(method: .stepCenter) }
  /// As a step; each value holds from the one before it on.
  public static var stepEnd: InterpolationMethod { InterpolationMethod(method: .stepEnd) }
}
