import WebElements

/// The only files that are served before the pass code was given.
struct GateAssets {
  let styleSheet: Asset
  /// Has a browser that was signed out forget what it keeps.
  let script: Asset
}
