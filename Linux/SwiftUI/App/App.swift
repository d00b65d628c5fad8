import Dispatch
import Foundation

/// The program: what its windows show.
@MainActor @preconcurrency public protocol App {
  /// The type of scene that `body` returns.
  associatedtype Body: Scene
  /// The windows of the program.
  @SceneBuilder var body: Self.Body { get }
  /// Creates the program, at its start.
  init()
}

extension App {
  /// Runs the program: serves its windows to browsers until it is ended. The program has said by
  /// what, in its `init()`.
  public static func main() {
    Task { @MainActor in
      let app = Self()
      guard let hosting = Hosting.current else {
        preconditionFailure("\(Self.self) has not said what shows its windows (Hosting.current)")
      }
      await AppHost(hosting: hosting).run(app)
    }
    dispatchMain()
  }
}
