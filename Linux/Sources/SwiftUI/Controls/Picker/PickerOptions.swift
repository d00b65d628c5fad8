import WebElements

/// The options of a picker, in the order of its views.
@MainActor struct PickerOptions {
  /// The options of a section. Options outside any section have no header.
  struct Group {
    var header: String?
    var options: [Option]
  }

  /// A view that represents a value.
  struct Option {
    let element: Element
    let isChosen: Bool
    let choose: () -> Void

    /// The option's name in the page, stable while its view exists.
    var name: String { String(element.id) }
  }

  private(set) var groups: [Group] = []
  var all: [Option] { groups.flatMap(\.options) }
  var chosen: Option? { all.first(where: \.isChosen) }

  /// Creates the options of a picker. Views without a tag of the selection's type are left out,
  /// because they can't be selected.
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
        let header = section.header.spokenText
        groups.append(Group(header: header, options: section.rows.compactMap(option)))
      } else if let option = option(box) {
        if groups.last == nil || groups.last?.header != nil { groups.append(Group(options: [])) }
        groups[groups.count - 1].options.append(option)
      }
    }
  }
}
