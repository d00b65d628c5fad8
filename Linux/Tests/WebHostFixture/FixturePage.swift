import Foundation
import WebElements
import WebHost

/// A page with one of each control that the client treats specially.
@MainActor final class FixturePage: Page {
  private let model: FixtureModel
  private let channel: any PageChannel
  private let firstID: Int
  private var depth = 0
  private var staysOnBack = false
  private var hasDialog: Bool
  private var inside = ""
  private var focusLog = ""
  private var effects: [Effect] = []
  private var handlers: [Int: (PageEvent) -> Void] = [:]
  private var ids: [String: Int] = [:]

  init(model: FixtureModel, channel: any PageChannel, request: PageRequest, firstID: Int) {
    self.model = model
    self.channel = channel
    self.firstID = firstID
    hasDialog = request.kept["dialog"] == "open"
    depth = request.kept["depth"].flatMap { Int($0) } ?? Self.depth(of: request.address)
    model.add(self)
    show()
  }

  func receive(_ event: PageEvent) {
    if event.name == .focus || event.name == .blur {
      focusLog += event.name == .focus ? "F" : "B"
    } else {
      handlers[event.element]?(event)
    }
    model.updatePages()
  }

  func close() {
    model.remove(self)
    FileHandle.standardOutput.write(Data("a page ended\n".utf8))
  }

  func show() {
    handlers = [:]
    let kept = hasDialog ? ["dialog": "open", "depth": "\(depth)"] : ["depth": "\(depth)"]
    let content = PageContent(
      root: root,
      title: "Count \(model.count)",
      addresses: (0...depth).map { $0 == 0 ? "/" : "/\($0)" },
      kept: kept
    )
    channel.show(content, effects: effects)
    effects = []
  }

  private var root: Element {
    var children = [
      text("count", "Count: \(model.count)"), text("name", "Hello, \(model.name)"),
      text("log", focusLog), text("state", "\(model.isOn) \(model.level) \(model.color)"),
      button("Add") { [model] _ in model.count += 1 },
      field("Name", model.name, events: [.input, .submit, .focus, .blur]) { [model] event in
        guard case .text(let text) = event.value else { return }
        model.name = event.name == .submit ? "" : text
        if event.name == .submit { model.items.append(text) }
      },
      field("Note", model.note) { [model] event in
        if case .text(let text) = event.value { model.note = String(text.prefix(5)) }
      },
      input("Switch", "checkbox", .checked(model.isOn)) { [model] event in
        if case .bool(let isOn) = event.value { model.isOn = isOn }
      },
      input("Refuse", "checkbox", .checked(false)) { _ in },
      input("Level", "range", .value("\(Int(model.level))")) { [model] event in
        if case .number(let level) = event.value { model.level = level }
      },
      picker, list, drawing,
      button("Reverse") { [model] _ in model.items.reverse() },
      button("Rotate") { [model] _ in model.items.append(model.items.removeFirst()) },
      button("Drop First") { [model] _ in model.items.removeFirst() },
      button("Push") { [weak self] _ in self?.depth += 1 },
      button("Pop") { [weak self] _ in self?.depth -= 1 },
      button("Stay") { [weak self] _ in self?.staysOnBack.toggle() },
      button("Announce") { [weak self] _ in self?.effects = [.announce("Done")] },
      button("Focus Note") { [weak self] _ in
        if let self { effects = [.focus(id("Note"))] }
      },
      button("Open") { [weak self] _ in self?.hasDialog = true },
    ]
    if hasDialog { children.append(dialog) }
    return element(
      "root",
      .main,
      on: [.back, .open],
      handler: { [weak self] event in
        guard let self, !staysOnBack else { return }
        switch event.value {
        case .number(let depth): self.depth = Int(depth)
        case .text(let address): depth = Self.depth(of: address)
        default: break
        }
      },
      content: .children(children)
    )
  }

  private static func depth(of address: String) -> Int { Int(address.dropFirst()) ?? 0 }

  private var dialog: Element {
    element(
      "dialog",
      .dialog,
      [Attribute("data-modal"), Attribute("aria-label", "Sheet")],
      on: [.cancel],
      handler: { [weak self] _ in self?.hasDialog = false },
      content: .children([
        field("Inside", inside, attributes: [Attribute("autofocus")]) { [weak self] event in
          if case .text(let text) = event.value { self?.inside = text }
        },
        button("Close") { [weak self] _ in self?.hasDialog = false },
      ])
    )
  }

  private var picker: Element {
    element(
      "Color",
      .select,
      [Attribute("aria-label", "Color")],
      [.value(model.color)],
      on: [.input],
      handler: { [model] event in
        if case .text(let text) = event.value { model.color = text }
      },
      content: .children(
        ["red", "green", "blue"].map {
          element("option \($0)", .option, [Attribute("value", $0)], content: .text($0))
        }
      )
    )
  }

  private var list: Element {
    element(
      "list",
      .ul,
      [Attribute("style", "height: 5rem; overflow: auto")],
      content: .children(
        model.items.map { item in
          element(
            "item \(item)",
            .li,
            content: .children([
              text("label \(item)", item), field("Edit \(item)", "") { _ in },
            ])
          )
        }
      )
    )
  }

  private var drawing: Element {
    let circles = (0..<model.count).map {
      element(
        "circle \($0)",
        .circle,
        [Attribute("r", "4"), Attribute("cx", "\($0 * 10)")],
        content: .children([])
      )
    }
    return element("svg", .svg, [Attribute("viewBox", "0 0 99 9")], content: .children(circles))
  }

  // MARK: Elements

  private func id(_ name: String) -> Int {
    if let id = ids[name] { return id }
    ids[name] = firstID + ids.count
    return firstID + ids.count - 1
  }

  private func element(
    _ name: String,
    _ tag: Tag,
    _ attributes: [Attribute] = [],
    _ properties: [Property] = [],
    on events: [EventName] = [],
    handler: ((PageEvent) -> Void)? = nil,
    content: Element.Content
  ) -> Element {
    let id = id(name)
    handlers[id] = handler
    return Element(
      id: id,
      tag: tag,
      attributes: attributes,
      properties: properties,
      events: events,
      content: content
    )
  }

  private func text(_ name: String, _ text: String) -> Element {
    element("text \(name)", .p, [Attribute("data-test", name)], content: .text(text))
  }

  private func button(_ name: String, _ action: @escaping (PageEvent) -> Void) -> Element {
    element(name, .button, on: [.click], handler: action, content: .text(name))
  }

  private func field(
    _ name: String,
    _ value: String,
    events: [EventName] = [.input],
    attributes: [Attribute] = [],
    _ action: @escaping (PageEvent) -> Void
  ) -> Element {
    element(
      name,
      .input,
      [Attribute("aria-label", name), Attribute("type", "text")] + attributes,
      [.value(value)],
      on: events,
      handler: action,
      content: .children([])
    )
  }

  private func input(
    _ name: String,
    _ type: String,
    _ property: Property,
    _ action: @escaping (PageEvent) -> Void
  ) -> Element {
    element(
      name,
      .input,
      [Attribute("aria-label", name), Attribute("type", type)],
      [property],
      on: [.input],
      handler: action,
      content: .children([])
    )
  }
}
