import Foundation
import Testing
import WebElements

@testable import SwiftUI

extension ScreenWindow {
  // MARK: Reading

  /// The reachable elements: those of the topmost dialog, otherwise those of the topmost screen,
  /// without closed menus.
  var reachable: [Element] {
    let dialog = elements.first { $0.has(class: "dialogs") }?.children.last
    guard let top = dialog ?? elements.first else { return [] }
    return Self.seen(below: top)
  }

  static func seen(below element: Element) -> [Element] {
    if element.has(class: "covered") || element.has(class: "menu") { return [] }
    return [element] + element.alternatives.flatMap(seen(below:))
  }

  /// The title of the topmost dialog; nil if there is none.
  var dialog: String? {
    elements.first { $0.has(class: "dialogs") }?.children.last?.value("aria-label")
  }

  /// The titles of the screens above the first one in the window, from the bottom.
  var screens: [String] {
    elements.filter { $0.has(class: "screen") && $0.tag == .section }
      .compactMap { $0.value("aria-label") }
  }

  /// True if a text stands there by itself, or is the name of something.
  func shows(_ text: String) -> Bool { reachable.contains { $0.spoken == text } }

  /// True if a text is part of another.
  func mentions(_ text: String) -> Bool { reachable.contains { $0.spoken.contains(text) } }

  /// The rows of the charts' tables as a screen reader finds them, the head first.
  var tables: [[[String]]] {
    reachable.filter { $0.has(class: "ch-table") }.map { table in
      table.all.filter { $0.tag == .tr }.map { row in
        row.children.filter { [.th, .td].contains($0.tag) }.map(\.spoken)
      }
    }
  }

  /// The names of all buttons that can be reached, in order.
  var buttons: [String] { reachable.filter { $0.tag == .button }.map(\.spoken) }

  func button(_ name: String) -> Element? {
    reachable.first { $0.tag == .button && $0.spoken == name }
  }

  func isEnabled(_ name: String) -> Bool? {
    button(name).map { !$0.isDisabled }
  }

  /// True for a toggle that is pressed, or a choice that is made.
  func isOn(_ name: String) -> Bool? {
    if let button = button(name) {
      return [button.value("aria-pressed"), button.value("aria-checked")].contains("true")
    }
    return control(name).map { $0.properties.contains(.checked(true)) }
  }

  /// The text of a field, or the chosen option of a picker.
  func value(_ name: String) -> String? {
    guard let control = control(name) else { return nil }
    for case .value(let text) in control.properties {
      guard control.tag == .select else { return text }
      return control.options.first { $0.value("value") == text }?.spoken
    }
    return nil
  }

  /// The options of a picker.
  func options(_ name: String) -> [String]? { control(name)?.options.map(\.spoken) }

  /// A field, a picker or a switch.
  func control(_ name: String) -> Element? {
    let tags: [WebElements.Tag] = [.input, .textarea, .select]
    let all = reachable
    return all.first { tags.contains($0.tag) && $0.value("aria-label") == name }
      // A switch that shows its label stands inside of it.
      ?? all.first { $0.tag == .label && $0.spoken == name }?.all
      .first { tags.contains($0.tag) }
  }

  // MARK: Acting

  /// Sends an event, and has every window show its effect.
  private func act(_ event: PageEvent) {
    send(event)
    EventCycle.finish()
  }

  /// Taps a button that must be there and enabled.
  func press(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let button = button(name) else {
      Issue.record("No button “\(name)” in \(buttons)", sourceLocation: sourceLocation)
      return
    }
    press(button, sourceLocation: sourceLocation)
  }

  func press(_ button: Element, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(!button.isDisabled, "\(button.spoken)", sourceLocation: sourceLocation)
    let around = elements.last { element in
      element.events.contains(.click) && element.all.contains { $0 === button }
    }
    act(PageEvent(element: (around ?? button).id, name: .click))
  }

  /// Replaces the text of a field, or chooses an option of a picker.
  func fill(_ name: String, _ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let control = control(name) else {
      Issue.record("No field “\(name)”", sourceLocation: sourceLocation)
      return
    }
    var value = text
    if control.tag == .select {
      guard let option = control.options.first(where: { $0.spoken == text }) else {
        let options = control.options.map(\.spoken)
        Issue.record("No option “\(text)” in \(options)", sourceLocation: sourceLocation)
        return
      }
      value = option.value("value") ?? ""
    }
    act(PageEvent(element: control.id, name: .input, value: .text(value)))
  }

  /// Turns a switch on or off.
  func turn(
    _ name: String,
    on isOn: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let control = control(name) else {
      Issue.record("No switch “\(name)”", sourceLocation: sourceLocation)
      return
    }
    act(PageEvent(element: control.id, name: .input, value: .bool(isOn)))
  }

  /// Presses Return in a field.
  func submit(_ name: String) {
    if let control = control(name) { act(PageEvent(element: control.id, name: .submit)) }
  }

  /// Presses Escape in the topmost dialog.
  func escape() {
    let dialog = elements.first { $0.has(class: "dialogs") }?.children.last
    if let dialog { act(PageEvent(element: dialog.id, name: .cancel)) }
  }

  /// Goes back one step in the browser's history.
  func goBack() {
    act(PageEvent(element: 0, name: .back, value: .number(Double(addresses.count - 2))))
  }

  /// Opens the menu that a button opens by a tap, or a row by a long press on it, and gives its
  /// items.
  /// - Parameter name: The name of the button.
  func menu(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) -> [Element] {
    guard let button = button(name) else {
      Issue.record("No button “\(name)” in \(buttons)", sourceLocation: sourceLocation)
      return []
    }
    // The innermost element that has a menu.
    var holders = elements.filter { $0.all.contains { $0 === button } }
    holders.removeAll { $0.value("data-menu") == nil && $0.value("data-open") == nil }
    guard let address = holders.last.flatMap({ $0.value("data-open") ?? $0.value("data-menu") }),
      let id = Int(address.dropFirst())
    else {
      Issue.record("“\(name)” has no menu", sourceLocation: sourceLocation)
      return []
    }
    act(PageEvent(element: id, name: .approach))
    return elements.first { $0.id == id }?.all.filter { $0.tag == .button } ?? []
  }

  /// Presses the button for one more, or one less, of a number.
  func step(
    _ number: String,
    _ direction: String = "Increment",
    times: Int = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for _ in 0..<times {
      let name = buttons.first { $0.hasPrefix("\(direction), \(number)") }
      press(name ?? "\(direction), \(number)", sourceLocation: sourceLocation)
    }
  }

  /// Chooses an item of a menu.
  /// - Parameter submenu: The name of the menu inside the menu that has the item.
  func choose(
    _ item: String,
    in name: String,
    _ submenu: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var items = menu(name, sourceLocation: sourceLocation)
    if let submenu, let start = items.firstIndex(where: { $0.spoken == submenu }) {
      items = Array(items[(start + 1)...])
    }
    guard let button = items.first(where: { $0.spoken == item }) else {
      Issue.record("No “\(item)” in \(items.map(\.spoken))", sourceLocation: sourceLocation)
      return
    }
    press(button, sourceLocation: sourceLocation)
  }
}

extension Element {
  /// The element and all inside of it, outer ones first.
  var all: [Element] { [self] + children.flatMap(\.all) }

  func value(_ attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  func has(class name: String) -> Bool {
    value("class")?.split(separator: " ").contains(Substring(name)) == true
  }

  var isHeading: Bool { [.h1, .h2, .h3].contains(tag) || value("role") == "heading" }

  /// The spoken text: the label, or the texts inside.
  var spoken: String {
    if let label = value("aria-label") { return label }
    if value("aria-hidden") == "true" { return "" }
    if has(class: "sym") { return "" }
    if case .text(let text) = content { return text }
    return alternatives.filter { ![.select, .input].contains($0.tag) }.map(\.spoken)
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The children, of which a browser shows the first that fits where they are alternatives.
  fileprivate var alternatives: [Element] {
    has(class: "fits") ? Array(children.prefix(1)) : children
  }

  fileprivate var isDisabled: Bool {
    value("disabled") != nil || value("aria-disabled") == "true"
  }

  fileprivate var options: [Element] { all.filter { $0.tag == .option } }
}

// MARK: The list

extension ScreenWindow {
  /// The names of the habits in the list, from the top.
  var habits: [String] { openers.map(Self.name) }

  /// The habits in the list that are marked as not due today, which are shown in gray.
  var restingHabits: [String] {
    let resting = openers.filter { $0.value("aria-description")?.hasPrefix("Not due") == true }
    let gray = reachable.filter {
      $0.tag != .button && $0.value("style")?.contains("grayscale") == true
    }
    #expect(gray.count == resting.count)
    return resting.map(Self.name)
  }

  /// The headers of the groups, from the top.
  var groups: [String] {
    reachable.filter(\.isHeading).flatMap(\.all).filter { $0.tag == .button }.map(\.spoken)
  }

  /// The buttons that show a habit's own screen.
  private var openers: [Element] {
    reachable.filter {
      // The headers of groups show the habits.
      $0.tag == .button
        && $0.value("aria-description")?.contains(/Shows the habit\b/) == true
    }
  }

  private static func name(_ opener: Element) -> String {
    opener.spoken.components(separatedBy: ", current streak")[0]
  }
}
