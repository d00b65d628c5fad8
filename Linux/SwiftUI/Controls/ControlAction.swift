import WebElements

/// What a control does when it is tapped, with what the views above hand down.
package struct ControlAction {
  package let perform: @MainActor (EnvironmentValues) -> Void
  /// What its element says, for pages that carry taps out by means of their own.
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
