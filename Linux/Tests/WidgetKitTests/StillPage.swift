@_spi(Host) import AppIntents
import SwiftUI
import WebElements
import WidgetKit

/// A widget's view at one moment.
@MainActor struct StillPage {
  let output: Output

  init(
    _ view: some View,
    family: WidgetFamily = .systemSmall,
    mode: WidgetRenderingMode = .fullColor,
    redaction: RedactionReasons = []
  ) {
    var environment = EnvironmentValues(family, mode)
    environment.redactionReasons = redaction
    environment.intentAction = IntentAction(perform: { _ in }) { intent in
      let call = IntentCall(intent)
      let values = call.arguments.values.map { value in
        if case .string(let text) = value { text } else { "" }
      }
      return [Attribute("value", ([call.name] + values).joined(separator: " "))]
    }
    output = ViewGraph.still(view, environment: environment)
  }

  private var all: [Element] { output.elements.flatMap(\.withDescendants) }

  /// The texts, from the top.
  var texts: [String] {
    all.compactMap { if case .text(let text) = $0.content { text } else { nil } }
  }

  /// The intents of the submit buttons.
  var taps: [String] {
    all.filter { $0.tag == .button && $0.value(of: "type") == "submit" }
      .compactMap { $0.value(of: "value") }
  }

  /// Returns the values of an attribute, from the top.
  func values(of name: String) -> [String] { all.compactMap { $0.value(of: name) } }

  /// The events that the elements report.
  var events: [EventName] { all.flatMap(\.events) }
}

extension Element {
  fileprivate var withDescendants: [Element] { [self] + children.flatMap(\.withDescendants) }

  fileprivate func value(of name: String) -> String? { attributes.first { $0.name == name }?.value }
}
