/// What an axis consists of: groups of marks.
public protocol AxisContent {}

/// Axis content of this module; the protocol itself says nothing, so that no other type can be it.
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
