import Foundation
import WebElements

import SwiftUI

/// A window without a browser that shows a chart.
@MainActor final class ChartWindow {
  private let graph = ViewGraph()
  private var root: Element?

  init(_ view: some View, zone: String = "UTC") {
    var environment = EnvironmentValues()
    environment.timeZone = Clock.zone(zone)
    environment.calendar = Clock.calendar(zone)
    graph.show = { [weak self] output, _ in
      self?.root = Element(id: 1_000_000, tag: .div, content: .children(output.elements))
    }
    graph.setRoot(view, environment: environment)
    UpdateLoop.finish()
  }

  /// All elements, outer ones first.
  var elements: [Element] { root?.all ?? [] }

  /// Returns the elements with a class, in document order.
  func all(_ name: String) -> [Element] {
    elements.filter {
      $0.value("class")?.split(separator: " ").contains(Substring(name)) == true
    }
  }

  /// Returns the styles of the elements with a class.
  func styles(_ name: String) -> [String] { all(name).map { $0.value("style") ?? "" } }

  /// Returns the labels of an axis and their positions.
  func labels(_ side: String) -> [String] {
    (all("ch-axis").first { $0.value("class") == "ch-axis \(side)" }?.children ?? [])
      .filter { $0.value("class") == "ch-label" }
      .map { "\($0.text) \($0.value("style") ?? "")" }
  }

  /// The rows of the table for screen readers.
  var table: [[String]] {
    elements.filter { $0.tag == .tr }.map { row in row.children.map(\.text) }
  }
}

extension Element {
  var all: [Element] { [self] + children.flatMap(\.all) }

  /// The text of the element and its descendants.
  var text: String {
    if case .text(let text) = content { text } else { children.map(\.text).joined() }
  }

  func value(_ attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }
}
