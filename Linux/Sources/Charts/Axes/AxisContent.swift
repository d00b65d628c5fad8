/// The content of an axis: groups of marks.
public protocol AxisContent {}

/// Axis content that this module implements. The public protocol has no requirements, so other
/// types can't provide content.
protocol KnownAxisContent: AxisContent {
  var groups: [AxisGroup] { get }
}

extension AxisContent {
  var resolved: [AxisGroup] { (self as? any KnownAxisContent)?.groups ?? [] }
}

extension Optional: AxisContent where Wrapped: AxisContent {}

extension Optional: KnownAxisContent where Wrapped: AxisContent {
  var groups: [AxisGroup] { self?.resolved ?? [] }
}
