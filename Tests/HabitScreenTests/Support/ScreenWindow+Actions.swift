import Foundation
import Testing
@testable import WebElements

@testable import SwiftUI

extension ScreenWindow {
  // MARK: Reading

  /// The elements that a person can reach in the topmost dialog or on the top screen. Closed menus
  /// are not included.
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

  /// The titles of the screens above the window's first screen, from the bottom up.
  var screens: [String] {
    elements.filter { $0.has(class: "screen") && $0.tag == .section }
      .compactMap { $0.value("aria-label") }
  }

  /// Returns true if an element's whole spoken text equals `text`.
  func shows(_ text: String) -> Bool { reachable.contains { $0.spoken == text } }

  /// Returns true if an element's spoken text contains `text`.
  func mentions(_ text: String) -> Bool { reachable.contains { $0.spoken.contains(text) } }

  /// The rows of the charts' tables as a screen reader reads them, headers first.
  var tables: [[[String]]] {
    reachable.filter { $0.has(class: "ch-table") }.map { table in
      table.all.filter { $0.tag == .tr }.map { row in
        row.children.filter { [.th, .td].contains($0.tag) }.map(\.spoken)
      }
    }
  }

  /// The names of all reachable buttons, in order.
  var buttons: [String] { reachable.filter { $0.tag == .button }.map(\.spoken) }

  func button(_ name: String) -> Element? {
    reachable.first { $0.tag == .button && $0.spoken == name }
  }

  func isEnabled(_ name: String) -> Bool? {
    button(name).map { !$0.isDisabled }
  }

  /// Returns true for a pressed toggle or a selected choice; nil if there is no such control.
  func isOn(_ name: String) -> Bool? {
    if let button = button(name) {
      return [button.value("aria-pressed"), button.value("aria-checked")].contains("true")
    }
    return control(name).map { $0.properties.contains(.checked(true)) }
  }

  /// Returns the text of a field, or the selected option of a picker.
  func value(_ name: String) -> String? {
    guard let control = control(name) else { return nil }
    for case .value(let text) in control.properties {
      guard control.tag == .select else { return text }
      return control.options.first { $0.value("value") == text }?.spoken
    }
    return nil
  }

  /// Returns the options of a picker.
  func options(_ name: String) -> [String]? { control(name)?.options.map(\.spoken) }

  /// Returns a field, a picker, or a switch.
  func control(_ name: String) -> Element? {
    let tags: [WebElements.Tag] = [.input, .textarea, .select]
    let all = reachable
    return all.first { tags.contains($0.tag) && $0.value("aria-label") == name }
      // A switch that shows its label is inside the label.
      ?? all.first { $0.tag == .label && $0.spoken == name }?.all
      .first { tags.contains($0.tag) }
  }

  // MARK: Acting

  /// Sends an event and updates every window.
  private func act(_ event: PageEvent) {
    send(event)
    UpdateLoop.finish()
  }

  /// Taps a button, which must exist and be enabled.
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

  /// Taps the first button whose name begins with a text.
  func press(beginning prefix: String, sourceLocation: SourceLocation = #_sourceLocation) {
    press(buttons.first { $0.hasPrefix(prefix) } ?? prefix, sourceLocation: sourceLocation)
  }

  /// Replaces the text of a field, or selects an option of a picker.
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
  func setSwitch(
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

  /// Goes back one step in the browser history.
  func goBack() {
    act(PageEvent(element: 0, name: .back, value: .number(Double(addresses.count - 2))))
  }

  /// Presses Control-Z.
  func undo() { act(PageEvent(element: 0, name: .undo)) }

  /// Presses Control-Shift-Z.
  func redo() { act(PageEvent(element: 0, name: .redo)) }

  /// Opens the menu of a button, or of the row around it, and returns the menu's items.
  ///
  /// - Parameter name: The name of the button.
  func menu(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) -> [Element] {
    guard let button = button(name) else {
      Issue.record("No button “\(name)” in \(buttons)", sourceLocation: sourceLocation)
      return []
    }
    // Finds the innermost element with a menu.
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

  /// Presses a stepper's button.
  func pressStepper(
    _ number: String,
    _ direction: String = "Increment",
    times: Int = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for _ in 0..<times {
      press(beginning: "\(direction), \(number)", sourceLocation: sourceLocation)
    }
  }

  /// Chooses an item of a menu.
  ///
  /// - Parameter submenu: The submenu that has the item.
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
  /// The element and all its descendants, outer elements first.
  var all: [Element] {
    var found: [Element] = []
    appendAll(to: &found)
    return found
  }

  private func appendAll(to found: inout [Element]) {
    found.append(self)
    for child in children { child.appendAll(to: &found) }
  }

  func value(_ attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  func has(class name: String) -> Bool {
    // Most elements are dismissed by the first check, which is faster.
    guard let classes = value("class"), classes.contains(name) else { return false }
    return classes.split(separator: " ").contains(Substring(name))
  }

  /// The text of the element and its descendants.
  var joinedText: String {
    if case .text(let text) = content { text } else { children.map(\.joinedText).joined() }
  }

  var isHeading: Bool { [.h1, .h2].contains(tag) || value("role") == "heading" }

  /// The text that a screen reader speaks: the label, or the texts inside.
  var spoken: String {
    if let label = value("aria-label") { return label }
    if value("aria-hidden") == "true" { return "" }
    if has(class: "sym") { return "" }
    if case .text(let text) = content { return text }
    return alternatives.filter { ![.select, .input].contains($0.tag) }.map(\.spoken)
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The children. Of the views of a `ViewThatFits`, only the first is included, as in a browser in
  /// which it fits.
  fileprivate var alternatives: [Element] {
    has(class: "fits") ? Array(children.prefix(1)) : children
  }

  fileprivate var isDisabled: Bool {
    value("disabled") != nil || value("aria-disabled") == "true"
  }

  fileprivate var options: [Element] { all.filter { $0.tag == .option } }
}

// MARK: The habit list

extension ScreenWindow {
  /// The names of the habits, from the top.
  var habits: [String] { detailButtons.map(Self.name(of:)) }

  /// The habits that are marked as not due today and shown in gray.
  var restingHabits: [String] {
    let resting = detailButtons.filter {
      $0.value("aria-description")?.contains("Not due") == true
    }
    let gray = reachable.filter {
      $0.tag != .button && $0.value("style")?.contains("grayscale") == true
    }
    #expect(gray.count == resting.count)
    return resting.map(Self.name(of:))
  }

  /// The headers of the groups, from the top.
  var groups: [String] {
    reachable.filter(\.isHeading).flatMap(\.all).filter { $0.tag == .button }.map(\.spoken)
  }

  /// The buttons that open a habit's own screen.
  private var detailButtons: [Element] {
    reachable.filter {
      // Group headers have a similar description for several habits.
      $0.tag == .button
        && $0.value("aria-description")?.contains(/Shows the habit\b/) == true
    }
  }

  private static func name(of button: Element) -> String {
    button.spoken.components(separatedBy: ", current streak")[0]
  }
}
