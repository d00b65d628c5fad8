import WebElements

/// The only files that are served before sign-in, besides the app's fonts.
struct GateAssets {
  let styleSheet: Asset
  /// The script that makes a signed-out browser delete its stored data.
  let script: Asset
}
