import AppIntents
import Foundation
import SwiftUI
import WebElements

/// What a tap on a control with an intent does.
package struct IntentAction: Sendable {
  let perform: @MainActor (any AppIntent) -> Void
  let attributes: @MainActor (any AppIntent) -> [Attribute]

  /// - Parameters:
  ///   - perform: Has the intent done.
  ///   - attributes: What the control's element says of the intent, for pages that carry taps out by
  ///     means of their own.
  package init(
    perform: @escaping @MainActor (any AppIntent) -> Void,
    attributes: @escaping @MainActor (any AppIntent) -> [Attribute] = { _ in [] }
  ) {
    self.perform = perform
    self.attributes = attributes
  }

  /// Has the intent done here. As on Apple's systems a window shows nothing of its result.
  static let inProcess = IntentAction(perform: { intent in
    Task {
      do throws(IntentFailure) {
        _ = try await IntentRun.perform(intent)
      } catch {
        // Without the message: it may tell of what is the person's alone.
        let name = IntentCall(intent).name
        FileHandle.standardError.write(Data("The intent \(name) was not performed\n".utf8))
      }
    }
  })

  /// What a control does that has an intent.
  static func control(_ intent: any AppIntent) -> ControlAction {
    ControlAction(
      perform: { $0.intentAction.perform(intent) },
      attributes: { $0.intentAction.attributes(intent) }
    )
  }
}

private struct IntentActionKey: EnvironmentKey {
  static let defaultValue = IntentAction.inProcess
}

extension EnvironmentValues {
  /// What a tap on a control with an intent does.
  package var intentAction: IntentAction {
    get { self[IntentActionKey.self] }
    set { self[IntentActionKey.self] = newValue }
  }
}
