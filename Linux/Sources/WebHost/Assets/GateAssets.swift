import WebElements

/// The only files, except for the app's fonts, that are served before sign-in.
struct GateAssets {
  let styleSheet: Asset
  /// The script that makes a signed-out browser delete its stored data.
  let script: Asset
}
