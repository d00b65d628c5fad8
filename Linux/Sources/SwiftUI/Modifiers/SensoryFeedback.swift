import WebElements

/// Haptic feedback. The browser vibrates on devices that support it.
public struct SensoryFeedback: Equatable, Sendable {
  let pattern: [Int]

  /// A task succeeded.
  public static let success = SensoryFeedback(pattern: [12, 60, 18])
  /// A task needs attention.
  public static let warning = SensoryFeedback(pattern: [20, 80, 20])
  /// A task failed.
  public static let error = SensoryFeedback(pattern: [20, 60, 20, 60, 30])
  /// A selection changed.
  public static let selection = SensoryFeedback(pattern: [5])
  /// Two elements collide.
  public static let impact = SensoryFeedback(pattern: [12])

  /// Returns the feedback for two colliding elements with a weight.
  ///
  /// - `intensity`: The intensity from 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(pattern: [max(1, Int(Double(weight.milliseconds) * intensity))])
  }

  /// The weight of colliding elements.
  public struct Weight: Equatable, Sendable {
    let milliseconds: Int

    /// A light weight.
    public static let light = Weight(milliseconds: 8)
    /// A medium weight.
    public static let medium = Weight(milliseconds: 14)
    /// A heavy weight.
    public static let heavy = Weight(milliseconds: 22)
  }
}

struct FeedbackModifier<Trigger: Equatable>: PassingModifier {
  let trigger: Trigger
  let feedback: SensoryFeedback

  func update(_ node: ViewNode) {
    let last = node.remembered("trigger", as: Trigger.self)
    node.remember(trigger, as: "trigger")
    guard let last, last != trigger else { return }
    node.graph.effects.append(.vibrate(feedback.pattern))
  }
}

extension View {
  /// Plays feedback when a value changes.
  public func sensoryFeedback<T>(
    _ feedback: SensoryFeedback,
    trigger: T
  ) -> some View where T: Equatable {
    modifier(FeedbackModifier(trigger: trigger, feedback: feedback))
  }
}
