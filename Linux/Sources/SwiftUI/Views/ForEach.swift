/// A view for each element of a collection.
///
/// A view has the identity of its collection element, so that a moved view keeps its state and its
/// elements in the document.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  /// The collection.
  public var data: Data
  /// Creates the view of an element.
  public var content: (Data.Element) -> Content
  let identify: (Data.Element) -> ID
}

extension ForEach: View, PrimitiveView where Content: View {
  package func update(_ node: ViewNode) {
    let shown = shownRows(on: node)
    // The content closure may read observable values that no enclosing body reads.
    node.setChildren(node.tracking { views(shown) })
  }

  /// Returns the rows with nodes: all rows or, in a long list, the rows near the screen.
  @MainActor private func shownRows(on node: ViewNode) -> Range<Int> {
    guard node.isOfRows, !(Content.self is any RowGroup.Type) else { return 0..<data.count }
    return VirtualizedRows.on(node).shown(of: data.count)
  }

  @MainActor private func views(_ shown: Range<Int>) -> [(key: ViewNode.Key, view: any View)] {
    var seen: [ID: Int] = [:]
    return shown.map { offset in
      let element = self[offset]
      let id = identify(element)
      // Later elements with the same identity get a separate node, distinguished by their order.
      let repetition = seen[id, default: 0]
      seen[id] = repetition + 1
      return (repetition == 0 ? .id(id) : .repeated(id, repetition), content(element))
    }
  }

  private subscript(_ offset: Int) -> Data.Element {
    data[data.index(data.startIndex, offsetBy: offset)]
  }

  /// Adds selection tags in a picker, row offsets in a list whose rows can move, and positions and
  /// gaps in a long list.
  ///
  /// In a picker, a view without a tag represents its element's identity.
  package func render(_ node: ViewNode) -> Output {
    let shown = shownRows(on: node)
    let isWhole = shown.count == data.count
    let isInPicker = node.environment.isInPicker
    let numbersRows = node.environment.numbersRows
    guard isInPicker || numbersRows || !isWhole else { return node.childrenOutput }
    var output = Output()
    for (offset, child) in zip(shown, node.children) {
      let first = output.boxes.endIndex
      output.append(child.resolve())
      for index in first..<output.boxes.endIndex {
        if numbersRows { output.boxes[index].rowOffset = offset }
        if !isWhole {
          output.boxes[index].rowPosition = RowPosition(number: offset + 1, count: data.count)
        }
        if isInPicker, output.boxes[index].tag == nil {
          let value = identify(self[offset])
          output.boxes[index].tag = SelectionTag(value: value, includesOptional: true)
        }
      }
    }
    guard !isWhole else { return output }
    let near = VirtualizedRows.on(node)
    output.boxes.insert(contentsOf: near.gap(of: shown.lowerBound, slot: 1, on: node), at: 0)
    output.boxes += near.gap(of: data.count - shown.upperBound, slot: 2, on: node)
    return output
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Creates a view for each element, identified by the element's `id`.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, identify: { $0.id })
  }
}

extension ForEach where Content: View {
  /// Creates a view for each element, identified by a property.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identify: { $0[keyPath: id] })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates a view for each number of a constant range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, identify: { $0 })
  }
}
