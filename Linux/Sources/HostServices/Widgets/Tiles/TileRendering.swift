@_spi(Host) import AppIntents
import Foundation
import LinuxFoundation
@_spi(Host) import SwiftUI
import WebElements
import WidgetKit

/// The rendering of a widget's view as markup, which also collects the intents of its controls.
@MainActor final class TileRendering {
  private let appearance: TileAppearance
  private let family: WidgetFamily?
  /// The intents of the visible controls, by their serialized form.
  private(set) var actions: [String: any AppIntent] = [:]

  init(_ address: TileAddress) {
    appearance = address.appearance
    family = address.family
  }

  /// Returns the rendered view.
  func output(of view: some View) -> Output {
    var environment = EnvironmentValues(family ?? .systemSmall, appearance.rendering)
    environment.read(in: .current)
    if appearance.isLocked { environment.redactionReasons = .privacy }
    environment.address = Self.address
    environment.intentAction = IntentAction(perform: { _ in }, attributes: attributes)
    return ViewGraph.still(view, environment: environment)
  }

  /// Returns the attributes for a control with an intent. Controls are disabled on a locked screen.
  private func attributes(_ intent: any AppIntent) -> [Attribute] {
    guard !appearance.isLocked else { return [Attribute("disabled")] }
    let action = IntentCall(intent).text
    actions[action] = intent
    return [Attribute("name", "tap"), Attribute("value", action)]
  }

  /// Returns the browser address for a URL that a widget opens. URLs with the app's scheme become
  /// paths of the app.
  nonisolated static func address(_ url: URL) -> String? {
    if ["http", "https"].contains(url.scheme?.lowercased()) { return url.absoluteString }
    let path = url.path()
    return path.hasPrefix("/") ? path : "/\(path)"
  }
}

extension IntentCall {
  /// The deterministic serialization of the call on a single line.
  fileprivate var text: String {
    let values = arguments.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.text)" }
    return ([name] + values).joined(separator: " ")
  }
}

/// A message in place of a widget.
struct TileMessage: View {
  let text: String

  var body: some View {
    Text(text)
      .font(.footnote)
      .multilineTextAlignment(.center)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
