/// A part of an app's user interface that the system presents as a window.
@MainActor @preconcurrency public protocol Scene {
  /// The type of scene that `body` returns.
  associatedtype Body: Scene
  /// The content of the scene.
  @SceneBuilder var body: Self.Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Never called, because the module renders this scene itself.
  public var body: Never {
    preconditionFailure("\(Self.self) is shown by the module and has no body")
  }
}

/// A scene that this module renders itself.
@MainActor package protocol PrimitiveScene: Scene where Body == Never {
  /// The root view of the scene's window.
  var window: any View { get }
}

extension Scene {
  package var rootView: any View {
    if let primitive = self as? any PrimitiveScene { return primitive.window }
    return body.rootView
  }
}

/// A result builder for an app's scenes.
@resultBuilder public struct SceneBuilder {
  /// Passes a single scene through.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: Scene {
    content
  }

  /// Passes a single scene through.
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene {
    content
  }
}

/// A scene of identical windows. In the browser, each tab is a window.
public struct WindowGroup<Content> where Content: View {
  let content: Content

  /// Creates a group of windows.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension WindowGroup: PrimitiveScene {
  package var window: any View { content }
}

/// A scene with a modified root view.
package struct ModifiedScene: PrimitiveScene {
  package let window: any View

  package init(_ scene: any Scene, _ change: (AnyView) -> any View) {
    window = change(AnyView(any: scene.rootView))
  }
}

extension Scene {
  /// Sets an environment value for the scene's windows.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some Scene {
    ModifiedScene(self) { $0.environment(keyPath, value) }
  }
}
