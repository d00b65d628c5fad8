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
  /// Runs the program: serves its windows to browsers until it is ended.
  public static func main() {
    Task { @MainActor in
      await AppHost(options: HostOptions(CommandLine.arguments)).run(Self())
    }
    dispatchMain()
  }
}
