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
  fileprivate mutating func html(_ elements: [Element]) {
    var writer = HTMLWriter()
    for element in elements { writer.write(element) }
    writer.bytes.withUnsafeBufferPointer { string(utf8: $0) }
  }

  /// Writes an operation as an array of a letter and its operands. A position is given by the next
  /// sibling, or 0 for none.
  fileprivate mutating func operation(_ operation: Operation) {
    switch operation {
    case .remove(let id):
      raw("[\"r\",")
      number(id)
    case .insert(let elements, let parent, let before):
      raw("[\"i\",")
      number(parent)
      raw(",")
      number(before ?? 0)
      raw(",")
      html(elements)
    case .move(let id, let parent, let before):
      raw("[\"m\",")
      number(id)
      raw(",")
      number(parent)
      raw(",")
      number(before ?? 0)
    case .replace(let id, let element):
      raw("[\"x\",")
      number(id)
      raw(",")
      html([element])
    case .setAttribute(let id, let name, let value):
      raw("[\"a\",")
      number(id)
      raw(",")
      string(name)
      raw(",")
      string(value)
    case .removeAttribute(let id, let name):
      raw("[\"d\",")
      number(id)
      raw(",")
      string(name)
    case .setProperty(let id, .value(let value)):
      raw("[\"v\",")
      number(id)
      raw(",")
      string(value)
    case .setProperty(let id, .checked(let isChecked)):
      raw("[\"c\",")
      number(id)
      raw(",")
      bool(isChecked)
    case .setText(let id, let text):
      raw("[\"t\",")
      number(id)
      raw(",")
      string(text)
    }
    raw("]")
  }

  fileprivate mutating func effect(_ effect: Effect) {
    switch effect {
    case .vibrate(let pattern):
      raw("[\"vibrate\",")
      array(pattern) { $0.number($1) }
    case .focus(let id):
      raw("[\"focus\",")
      number(id)
    case .blur(let id):
      raw("[\"blur\",")
      number(id)
    case .announce(let text):
      raw("[\"announce\",")
      string(text)
    case .reveal(let id):
      raw("[\"reveal\",")
      number(id)
    case .download(let address):
      raw("[\"download\",")
      string(address)
    case .message(let script, let text):
      raw("[\"message\",")
      string(script)
      raw(",")
      string(text)
    }
    raw("]")
  }
}
