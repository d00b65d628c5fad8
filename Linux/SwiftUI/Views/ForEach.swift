/// A view for each element of a collection; identity is the element's, so that a view that moves
/// keeps its state and its place in the document.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  /// The elements to show.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let identify: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
  /// No body of its own.
  public typealias Body = Never
}

extension ForEach: PrimitiveView where Content: View {
  package func update(_ node: ViewNode) {
    let shown = shownRows(on: node)
    // An element's content may read observed values that no body around it reads.
    let isPooled = isPooled(on: node)
    node.setChildren(node.tracking { views(shown, isPooled: isPooled) })
  }

  /// The rows that there are nodes for: all, but in a long list those near the screen alone.
  @MainActor private func shownRows(on node: ViewNode) -> Range<Int> {
    guard node.isOfRows, !(Content.self is any RowGroup.Type) else { return 0..<data.count }
    return NearRows.on(node).shown(of: data.count)
  }

  /// Whether its views are rows that several windows may show in the same way.
  @MainActor private func isPooled(on node: ViewNode) -> Bool {
    !node.graph.isStill && !node.graph.isShared && RowPool.canShare(Content.self) && node.isOfRows
  }

  @MainActor private func views(
    _ shown: Range<Int>,
    isPooled: Bool
  ) -> [(key: ViewNode.Key, view: any View)] {
    var seen: [ID: Int] = [:]
    return shown.map { offset in
      let element = self[offset]
      let id = identify(element)
      // Two elements of the same identity would share one node: the later ones get a node of
      // their own, distinguished by their order.
      let repetition = seen[id, default: 0]
      seen[id] = repetition + 1
      let view: any View = content(element)
      return (
        repetition == 0 ? .id(id) : .repeated(id, repetition),
        isPooled ? PooledRow(content: HeldView(view: view)) : view
      )
    }
  }

  private subscript(_ offset: Int) -> Data.Element {
    data[data.index(data.startIndex, offsetBy: offset)]
  }

  /// In a picker the view of an element offers the element's identity, unless it has a tag; the
  /// rows of a list that is edited are numbered, and so are those of a long list.
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
    let near = NearRows.on(node)
    output.boxes.insert(contentsOf: near.gap(of: shown.lowerBound, slot: 1, on: node), at: 0)
    output.boxes += near.gap(of: data.count - shown.upperBound, slot: 2, on: node)
    return output
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// A view for each element, identified by its own `id`.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, identify: { $0.id })
  }
}

extension ForEach where Content: View {
  /// A view for each element, identified by a property.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identify: { $0[keyPath: id] })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// A view for each number of a constant range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, identify: { $0 })
  }
}
