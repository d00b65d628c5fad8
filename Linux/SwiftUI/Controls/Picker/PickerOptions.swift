import WebElements

/// The values that a picker offers, in the order of its views.
@MainActor struct PickerOptions {
  /// The values of a section; without a header if they stand in none.
  struct Group {
    var header: String?
    var options: [Option]
  }

  /// A view that stands for a value.
  struct Option {
    let element: Element
    let isChosen: Bool
    let choose: () -> Void

    /// Names the value in the page, for as long as its view lives.
    var name: String { String(element.id) }
  }

  private(set) var groups: [Group] = []
  var all: [Option] { groups.flatMap(\.options) }
  var chosen: Option? { all.first(where: \.isChosen) }

  /// Views without a tag of the selection's type cannot be chosen and are left out.
  init<Value: Hashable>(
    _ boxes: [Box],
    chosen: Value,
    choose: @escaping (Value) -> Void
  ) {
    func option(_ box: Box) -> Option? {
      guard let value = box.tag?.selection(as: Value.self) else { return nil }
      return Option(element: box.element, isChosen: value == chosen) { choose(value) }
    }
    for box in boxes {
      if let section = box.section {
        let header = section.header.map(\.spokenText).joined(separator: ", ")
        groups.append(Group(header: header, options: section.rows.compactMap(option)))
      } else if let option = option(box) {
        if groups.last == nil || groups.last?.header != nil { groups.append(Group(options: [])) }
        groups[groups.count - 1].options.append(option)
      }
    }
  }
}
