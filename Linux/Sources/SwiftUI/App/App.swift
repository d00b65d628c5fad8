import Dispatch

/// The type that declares an app's scenes.
@MainActor @preconcurrency public protocol App {
  /// The type of scene that `body` returns.
  associatedtype Body: Scene
  /// The app's scenes.
  @SceneBuilder var body: Self.Body { get }
  /// Creates the app at launch.
  init()
}

extension App {
  /// Runs the app and serves its windows to browsers until the process ends.
  ///
  /// The app must set `Hosting.current` in its `init()`.
  public static func main() {
    Task { @MainActor in
      let app = Self()
      guard let hosting = Hosting.current else {
        preconditionFailure("\(Self.self) has no host for its windows (Hosting.current)")
      }
      await AppHost(hosting: hosting).run(app)
    }
    dispatchMain()
  }
}
