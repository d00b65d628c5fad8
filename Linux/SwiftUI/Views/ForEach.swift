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
    // An element's content may read observed values that no body around it reads.
    let shown = node.tracking { self.shown(on: node) }
    node.remember(shown.offsets, as: "offsets")
    node.setChildren(shown.views)
    if shown.views.count < data.count {
      node.graph.afterCatchingUp { [weak node] in node?.setNeedsBody() }
    }
  }

  /// The views of the elements that are there already, and of as many new ones as have room.
  @MainActor private func shown(
    on node: ViewNode
  ) -> (views: [(key: ViewNode.Key, view: any View)], offsets: [Int]) {
    let known = Set(node.children.map(\.key))
    let isLong = node.environment.isInList && !node.environment.isInPicker
    var room = isLong ? newRowsAtOnce : Int.max
    var seen: [ID: Int] = [:]
    seen.reserveCapacity(data.count)
    var views: [(key: ViewNode.Key, view: any View)] = []
    views.reserveCapacity(data.count)
    var offsets: [Int] = []
    for (offset, element) in data.enumerated() {
      let id = identify(element)
      // Two elements of the same identity would share one node: the later ones get a node of
      // their own, distinguished by their order.
      let repetition = seen[id, default: 0]
      seen[id] = repetition + 1
      let key: ViewNode.Key = repetition == 0 ? .id(id) : .repeated(id, repetition)
      if !known.contains(key) {
        if room == 0 { continue }
        room -= 1
      }
      views.append((key, content(element)))
      offsets.append(offset)
    }
    return (views, offsets)
  }

  /// In a picker the view of an element offers the element's identity, unless it has a tag; the
  /// rows of a list that is edited are numbered.
  package func render(_ node: ViewNode) -> Output {
    let isInPicker = node.environment.isInPicker
    let numbersRows = node.environment.numbersRows
    guard isInPicker || numbersRows else { return node.childrenOutput }
    var output = Output()
    let offsets: [Int] = node.remembered("offsets") ?? []
    for (offset, child) in zip(offsets, node.children) {
      let element = data[data.index(data.startIndex, offsetBy: offset)]
      var views = child.resolve()
      for index in views.boxes.indices {
        if numbersRows { views.boxes[index].row.offset = offset }
        if isInPicker, views.boxes[index].tag == nil {
          views.boxes[index].tag = SelectionTag(value: identify(element), includesOptional: true)
        }
      }
      output.append(views)
    }
    return output
  }
}

/// How many rows a list makes before it shows them; more than fill a screen. When the browser has
/// them, as many more follow, until all are there: a long list is on the screen as soon as a short
/// one.
private let newRowsAtOnce = 24

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
