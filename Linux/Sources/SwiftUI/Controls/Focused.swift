import WebElements

/// The synchronization of a control's focus in the browser with its focus state.
@MainActor final class FocusTarget {
  var element: Int?
  /// True if the control has the focus, as last reported by or sent to the browser.
  ///
  /// Reported focus is not sent back, because the user may have moved on in the meantime.
  var hasFocus = false
  var gain: () -> Void = {}
  var lose: () -> Void = {}

  func addHandlers(_ handlers: inout [EventName: EventHandler]) {
    handlers[.focus] = { [weak self] _ in
      self?.hasFocus = true
      self?.gain()
    }
    handlers[.blur] = { [weak self] _ in
      self?.hasFocus = false
      self?.lose()
    }
  }
}

extension EnvironmentValues {
  @Entry var focusTarget: FocusTarget?
}

/// A control that has the focus while its focus state equals a value.
private struct FocusedView<Content: View, Value: Hashable>: View {
  let content: Content
  let binding: FocusState<Value>.Binding
  let value: Value

  var body: some View {
    FocusFollower(
      content: content,
      isFocused: binding.wrappedValue == value,
      gain: { binding.wrappedValue = value },
      lose: { if binding.wrappedValue == value { binding.wrappedValue = binding.none } }
    )
  }
}

private struct FocusFollower<Content: View>: PassingView {
  let content: Content
  let isFocused: Bool
  let gain: () -> Void
  let lose: () -> Void

  package func update(_ node: ViewNode) {
    let target = node.remembered("target", as: FocusTarget.self) ?? FocusTarget()
    node.remember(target, as: "target")
    target.gain = gain
    target.lose = lose
    node.setChild(
      content,
      environment: node.environment(
        modifiedBy: EnvironmentModifier(keyPath: \.focusTarget, value: target)
      )
    )
    guard target.hasFocus != isFocused else { return }
    target.hasFocus = isFocused
    let isFocused = isFocused
    node.graph.afterPatch { [weak node] in
      guard let node, let element = target.element else { return }
      node.graph.effects.append(isFocused ? .focus(element) : .blur(element))
      node.graph.setNeedsFlush()
    }
  }
}

extension View {
  /// Focuses the control while the focus state equals the given value.
  public func focused<Value>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View where Value: Hashable {
    FocusedView(content: self, binding: binding, value: value)
  }

  /// Focuses the control while the focus state is true.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    FocusedView(content: self, binding: condition, value: true)
  }
}
