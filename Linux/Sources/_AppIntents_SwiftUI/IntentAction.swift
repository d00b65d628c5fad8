@_spi(Host) import AppIntents
import Logging
import SwiftUI
import WebElements

/// The action of a control with an intent.
package struct IntentAction: Sendable {
  let perform: @MainActor (any AppIntent) -> Void
  let attributes: @MainActor (any AppIntent) -> [Attribute]

  /// - Parameters:
  ///   - perform: Performs the intent.
  ///   - attributes: Returns the attributes of the control's element, for static pages whose
  ///     scripts or forms use them to handle taps.
  package init(
    perform: @escaping @MainActor (any AppIntent) -> Void,
    attributes: @escaping @MainActor (any AppIntent) -> [Attribute] = { _ in [] }
  ) {
    self.perform = perform
    self.attributes = attributes
  }

  /// Performs the intent in this process. As on Apple's systems, a window does not show the
  /// intent's result.
  static let inProcess = IntentAction(perform: { intent in
    Task {
      do throws(IntentFailure) {
        _ = try await IntentRun.perform(intent)
      } catch {
        // The log line omits the error's message, which may contain personal data.
        let name = IntentCall(intent).name
        Logger(label: "AppIntents").error("The intent \(name) was not performed")
      }
    }
  })

  static func control(_ intent: any AppIntent) -> ControlAction {
    ControlAction(
      perform: { $0.intentAction.perform(intent) },
      attributes: { $0.intentAction.attributes(intent) }
    )
  }
}

extension EnvironmentValues {
  /// The action of controls with an intent.
  @Entry package var intentAction = IntentAction.inProcess
}
