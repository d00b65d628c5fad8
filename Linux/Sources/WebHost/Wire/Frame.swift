import WebElements

/// An update of a page for its browser: the changes since the previous frame, or the whole content.
struct Frame {
  /// The number of the frame, which a reconnecting browser reports.
  var number: Int
  /// The sequence number of the last handled event.
  var acknowledged: Int
  /// The whole tree, if the browser's state is unknown.
  var reset: Element?
  var operations: [Operation] = []
  var effects: [Effect] = []
  var title: String?
  var addresses: [String]?
  /// The view state to store. A nil value removes the key.
  var kept: [(key: String, value: String?)] = []

  /// The frame as JSON: `n` (number), `a` (acknowledged), and, if present, `r` (HTML of the whole
  /// tree), `o` (operations), `e` (effects), `t` (title), `d` (addresses), `k` (view state).
  var json: [UInt8] {
    var json = FrameWriter()
    json.raw("{\"n\":")
    json.number(number)
    json.raw(",\"a\":")
    json.number(acknowledged)
    if let reset {
      json.raw(",\"r\":")
      json.html([reset])
    }
    if !operations.isEmpty {
      json.raw(",\"o\":")
      json.array(operations) { $0.operation($1) }
    }
    if !effects.isEmpty {
      json.raw(",\"e\":")
      json.array(effects) { $0.effect($1) }
    }
    if let title {
      json.raw(",\"t\":")
      json.string(title)
    }
    if let addresses {
      json.raw(",\"d\":")
      json.array(addresses) { $0.string($1) }
    }
    if !kept.isEmpty {
      json.raw(",\"k\":")
      json.array(kept) { json, entry in
        json.raw("[")
        json.string(entry.key)
        json.raw(",")
        if let value = entry.value { json.string(value) } else { json.raw("null") }
        json.raw("]")
      }
    }
    json.raw("}")
    return json.bytes
  }
}

extension FrameWriter {
  private enum Operand {
    case number(Int)
    case numbers([Int])
    case bool(Bool)
    case string(String)
    case html([Element])
  }

  /// Writes an array of a name and its operands.
  private mutating func call(_ name: StaticString, _ operands: Operand...) {
    raw("[\"")
    raw(name)
    raw("\"")
    for operand in operands {
      raw(",")
      switch operand {
      case .number(let value): number(value)
      case .numbers(let values): array(values) { $0.number($1) }
      case .bool(let value): bool(value)
      case .string(let value): string(value)
      case .html(let elements): html(elements)
      }
    }
    raw("]")
  }

  fileprivate mutating func html(_ elements: [Element]) {
    var writer = HTMLWriter()
    for element in elements { writer.write(element) }
    writer.bytes.withUnsafeBufferPointer { string(utf8: $0) }
  }

  /// Writes an operation. A position is given by the next sibling, or 0 for none.
  fileprivate mutating func operation(_ operation: Operation) {
    switch operation {
    case .remove(let id): call("r", .number(id))
    case .insert(let elements, let parent, let before):
      call("i", .number(parent), .number(before ?? 0), .html(elements))
    case .move(let id, let parent, let before):
      call("m", .number(id), .number(parent), .number(before ?? 0))
    case .replace(let id, let element): call("x", .number(id), .html([element]))
    case .setAttribute(let id, let name, let value):
      call("a", .number(id), .string(name), .string(value))
    case .removeAttribute(let id, let name): call("d", .number(id), .string(name))
    case .setProperty(let id, .value(let value)): call("v", .number(id), .string(value))
    case .setProperty(let id, .checked(let isChecked)): call("c", .number(id), .bool(isChecked))
    case .setText(let id, let text): call("t", .number(id), .string(text))
    }
  }

  fileprivate mutating func effect(_ effect: Effect) {
    switch effect {
    case .vibrate(let pattern): call("vibrate", .numbers(pattern))
    case .focus(let id): call("focus", .number(id))
    case .blur(let id): call("blur", .number(id))
    case .announce(let text): call("announce", .string(text))
    case .download(let address): call("download", .string(address))
    case .message(let script, let text): call("message", .string(script), .string(text))
    }
  }
}

extension Frame {
  /// True if the frame contains more than the acknowledgment.
  var hasContent: Bool {
    reset != nil || !operations.isEmpty || !effects.isEmpty || title != nil || addresses != nil
      || !kept.isEmpty
  }

  /// Adds the whole content, for a browser whose state is unknown.
  mutating func addAll(of content: PageContent) {
    reset = content.root
    title = content.title
    addresses = content.addresses
    kept = content.kept.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// - Parameter reported: The browser's values of the controls that the user changed.
  mutating func addChanges(
    from old: PageContent,
    to new: PageContent,
    reported: [Int: [Property]]
  ) {
    operations = Diff.operations(
      from: old.root,
      to: new.root,
      excludingPropertiesOf: Set(reported.keys)
    )
    var missing = Set(reported.keys)
    new.root.visit(while: { !missing.isEmpty }) { element in
      guard missing.remove(element.id) != nil, let held = reported[element.id] else { return }
      operations += Diff.properties(from: held, to: element)
    }
    if old.title != new.title { title = new.title }
    if old.addresses != new.addresses { addresses = new.addresses }
    if old.kept != new.kept {
      kept = Set(old.kept.keys).union(new.kept.keys).sorted()
        .filter { old.kept[$0] != new.kept[$0] }
        .map { ($0, new.kept[$0]) }
    }
  }
}

extension Element {
  /// Visits the element and its descendants while `goesOn` returns true.
  fileprivate func visit(while goesOn: () -> Bool, _ body: (Element) -> Void) {
    guard goesOn() else { return }
    body(self)
    for child in children { child.visit(while: goesOn, body) }
  }
}
