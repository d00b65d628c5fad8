import WebElements

// Views that are shown as they are at one moment, as a system shows an app's widgets while the app
// does not run: nothing happens in them.

extension ViewGraph {
  /// What a view becomes at this moment.
  package static func still(_ view: any View, environment: EnvironmentValues) -> Output {
    let graph = ViewGraph(isStill: true)
    defer { graph.end() }
    graph.setRoot(view, environment: environment)
    return graph.output
  }
}
