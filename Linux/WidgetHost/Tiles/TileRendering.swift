import AppIntents
import Foundation
import SwiftUI
import WebElements
import WidgetKit

/// Makes markup of a widget's view, once, and learns what its controls do.
@MainActor final class TileRendering {
  private let look: TileLook
  private let family: WidgetFamily?
  /// What the controls do that are shown, as they say it.
  private(set) var actions: [String: any AppIntent] = [:]

  init(_ address: TileAddress) {
    look = address.look
    family = address.family
  }

  /// What the view becomes.
  func output(of view: some View) -> Output {
    var environment = EnvironmentValues(family ?? .systemSmall, look.rendering.mode)
    if look.isLocked { environment.redactionReasons = .privacy }
    environment.address = Self.address
    environment.intentAction = IntentAction(perform: { _ in }, attributes: attributes)
    return ViewGraph.still(view, environment: environment)
  }

  /// What a control's element says of its intent. Nobody acts on a locked screen.
  private func attributes(_ intent: any AppIntent) -> [Attribute] {
    guard !look.isLocked else { return [Attribute("disabled")] }
    let action = IntentCall(intent).text
    actions[action] = intent
    return [Attribute("name", "tap"), Attribute("value", action)]
  }

  /// Where a browser finds what a widget opens: at the program's own addresses, whatever the scheme by
  /// which a system knows the program.
  nonisolated static func address(_ url: URL) -> String? {
    if ["http", "https"].contains(url.scheme?.lowercased()) { return url.absoluteString }
    let path = url.path()
    return path.hasPrefix("/") ? path : "/\(path)"
  }
}

extension IntentCall {
  /// The name and the values in one line, always the same for the same.
  fileprivate var text: String {
    let values = arguments.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.text)" }
    return ([name] + values).joined(separator: " ")
  }
}
