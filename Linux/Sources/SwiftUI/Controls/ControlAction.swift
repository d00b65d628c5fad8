import WebElements

/// The action of a control, which receives the environment when tapped.
package struct ControlAction {
  package let perform: @MainActor (EnvironmentValues) -> Void
  /// The attributes of the element, for pages that perform taps without a connection to this
  /// process.
  package let attributes: @MainActor (EnvironmentValues) -> [Attribute]

  package init(
    perform: @escaping @MainActor (EnvironmentValues) -> Void,
    attributes: @escaping @MainActor (EnvironmentValues) -> [Attribute]
  ) {
    self.perform = perform
    self.attributes = attributes
  }

  init(_ action: @escaping @MainActor () -> Void) {
    self.init(perform: { _ in action() }, attributes: { _ in [] })
  }
}
