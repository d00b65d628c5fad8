import Foundation
import TestSupport
@testable import WebElements

/// Random events and saved view state, as a manipulated browser might send them.
struct RandomEvents {
  private var generator: Generator

  init(seed: UInt64) { generator = Generator(seed: seed) }

  mutating func number(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &generator) }

  mutating func chance(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &generator) < share
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.randomElement(using: &generator)
  }

  /// Returns an event for one of the elements, usually an event that this element handles.
  mutating func event(for elements: [Element]) -> PageEvent {
    let listening = elements.filter { !$0.handledEvents.isEmpty }
    guard chance(0.9), let element = pick(listening), let name = pick(element.handledEvents) else {
      let ids = elements.map(\.id) + [0, -1, .max, .min, 1 << 30]
      let name = pick(Self.names) ?? .click
      return PageEvent(element: pick(ids) ?? 0, name: name, value: value(for: nil, name))
    }
    return PageEvent(element: element.id, name: name, value: value(for: element, name))
  }

  private mutating func value(for element: Element?, _ name: EventName) -> PageEvent.Value {
    if name == .click, chance(0.9) { return .none }
    if name == .open, let address = pick(Self.addresses) { return .text(address) }
    if let element, element.tag == .select, let option = pick(element.children), chance(0.7) {
      return .text(option.attributes.first { $0.name == "value" }?.value ?? "")
    }
    return switch number(below: 8) {
    case 0: .none
    case 1: .bool(chance(0.5))
    case 2: .number(pick(Self.numbers) ?? 0)
    case 3: .text(integers())
    case 4: .text(String(pick(Self.integers) ?? 0))
    default: .text(text())
    }
  }

  /// Returns random numbers in the format of rows, days, or times.
  private mutating func integers() -> String {
    let count = 2 + number(below: 2)
    return (0..<count).map { _ in String(pick(Self.integers) ?? 0) }
      .joined(separator: pick([" ", "-", ":", "."]) ?? " ")
  }

  private mutating func text() -> String {
    let text = pick(Self.texts) ?? ""
    return chance(0.1) ? String(repeating: text, count: number(below: 500)) : text
  }

  /// Returns saved view state with some of its numbers and texts replaced.
  mutating func changed(_ values: [String: String]) -> [String: String] {
    values.sorted { $0.key < $1.key }.reduce(into: [:]) { changed, entry in
      guard chance(0.5) else { return }
      changed[entry.key] = entry.value.replacing(#/-?\d+|"[^"\\:]*"(?!:)|true|false|null/#) {
        chance(0.2) ? json() : String($0.0)
      }
    }
  }

  private mutating func json() -> String {
    switch number(below: 4) {
    case 0: "null"
    case 1: "\"\(number(below: 100))\""
    default: String(pick(Self.integers) ?? 0)
    }
  }

  static let addresses = [
    "/", "/new", "/statistics", "/archive", "/settings", "/settings/categories", "/settings/data",
    "/settings/sync", "/settings/access", "/settings/devices", "/settings/about", "/nowhere",
    "/statistics/statistics/settings", "//", "/habits/0", "/habits/%00/%",
  ]

  private static let names: [EventName] = [
    .click, .input, .submit, .focus, .blur, .cancel, .back, .open, .undo, .redo, .shake, .hide,
    .show, .approach, .near, .gesture, .message,
  ]

  private static let integers: [Int] = [
    .min, .min + 1, -1_000_000, -366, -2, -1, 0, 1, 2, 5, 12, 31, 100, 366, 10_000, 1_000_000_000,
    1 << 31, 1 << 53, .max - 1, .max,
  ]

  private static let numbers: [Double] = [
    0, -0.0, 1, -1, 0.5, 3, 1e9, -1e18, 9.3e18, 1e300, -1e300, .greatestFiniteMagnitude,
    .leastNonzeroMagnitude,
  ]

  private static let texts = [
    "", " ", "a", "Read", "0", "-1", "-0", "1.5", "1,5", "1e400", "1e18", "nan", "inf", "-inf",
    "999999999999999999999", "0.000000000000001", "1:30", "99:99", "-1:-1", "00:00", "24:00",
    "23:59", "2026-03-09", "0000-00-00", "9999-12-31", "-9999-01-01", "99999-01-01", "true",
    "press",
    "textsize nan", "textsize 1e308", "textsize -5", "textsize 16 16", "notifications", "\u{0}",
    "\u{202E}abc", "👩‍👩‍👧‍👦", "e\u{301}\u{301}\u{301}", "<b>&\"'", "٣", "²", "½", "km", "[]", "{}",
    "\r\n",
  ]
}

extension Element {
  /// The events that the element handles, and clicks for a button that leaves its taps to its row.
  fileprivate var handledEvents: [EventName] {
    attributes.contains { $0.name == "data-of-row" } ? events + [.click] : events
  }
}
