import WebElements

// Snapshots of views without interaction. The system renders widgets in this way while the app does
// not run.

extension ViewGraph {
  /// Returns a snapshot of a view.
  package static func still(_ view: any View, environment: EnvironmentValues) -> Output {
    let graph = ViewGraph(isStill: true)
    defer { graph.end() }
    graph.setRoot(view, environment: environment)
    return graph.output
  }
}
