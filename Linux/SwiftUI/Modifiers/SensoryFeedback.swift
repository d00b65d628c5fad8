import WebElements

/// What the hand feels. The browser vibrates where the device can.
public struct SensoryFeedback: Equatable, Sendable {
  let pattern: [Int]

  /// A task is done.
  public static let success = SensoryFeedback(pattern: [12, 60, 18])
  /// A task needs attention.
  public static let warning = SensoryFeedback(pattern: [20, 80, 20])
  /// A task failed.
  public static let error = SensoryFeedback(pattern: [20, 60, 20, 60, 30])
  /// A choice changes.
  public static let selection = SensoryFeedback(pattern: [5])
  /// Two things meet.
  public static let impact = SensoryFeedback(pattern: [12])

  /// Two things of a weight meet.
  ///
  /// - Parameter intensity: From 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(pattern: [max(1, Int(Double(weight.milliseconds) * intensity))])
  }

  /// How heavy things are.
  public struct Weight: Equatable, Sendable {
    let milliseconds: Int

    /// Light.
    public static let light = Weight(milliseconds: 8)
    /// Between light and heavy.
    public static let medium = Weight(milliseconds: 14)
    /// Heavy.
    public static let heavy = Weight(milliseconds: 22)
  }
}

struct FeedbackModifier<Trigger: Equatable>: PassingModifier {
  let trigger: Trigger
  let feedback: (Trigger, Trigger) -> SensoryFeedback?

  func update(_ node: ViewNode) {
    let last = node.remembered("trigger", as: Trigger.self)
    node.remember(trigger, as: "trigger")
    guard let last, last != trigger, let feedback = feedback(last, trigger) else { return }
    node.graph.effects.append(.vibrate(feedback.pattern))
  }
}

extension View {
  /// Gives feedback when a value changes.
  public func sensoryFeedback<T>(
    _ feedback: SensoryFeedback,
    trigger: T
  ) -> some View where T: Equatable {
    modifier(FeedbackModifier(trigger: trigger) { _, _ in feedback })
  }

  /// Gives feedback when a value changes, if a condition on the old and the new one holds.
  public func sensoryFeedback<T>(
    _ feedback: SensoryFeedback,
    trigger: T,
    condition: @escaping (T, T) -> Bool
  ) -> some View where T: Equatable {
    modifier(FeedbackModifier(trigger: trigger) { condition($0, $1) ? feedback : nil })
  }

  /// Gives the feedback that a closure chooses when a value changes.
  public func sensoryFeedback<T>(
    trigger: T,
    _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View where T: Equatable {
    modifier(FeedbackModifier(trigger: trigger, feedback: feedback))
  }
}
