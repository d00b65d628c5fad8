extension ViewNode {
  /// Sets a single child of the node.
  package func setChild(
    _ view: any View,
    key: Key = .slot(0),
    environment: EnvironmentValues? = nil
  ) {
    if children.count == 1, children[0].canShow(view, at: key) {
      children[0].update(to: view, environment: environment ?? self.environment)
    } else {
      setChildren([(key, view)], environment: environment)
    }
  }

  /// Sets children that are identified by their position.
  package func setChildren(_ views: [any View], environment: EnvironmentValues? = nil) {
    setChildren(views.enumerated().map { (.slot($0), $1) }, environment: environment)
  }

  /// Sets the node's children.
  ///
  /// Children with a known key and the same view type are updated. Children that are no longer in
  /// the list end, and new children start.
  package func setChildren(
    _ views: [(key: Key, view: any View)],
    environment: EnvironmentValues? = nil
  ) {
    let environment = environment ?? self.environment
    let former = children
    var byKey: [Key: ViewNode]?
    var kept = 0
    children = views.enumerated().map { index, item in
      var child: ViewNode?
      if byKey == nil, index < former.count, former[index].key == item.key {
        child = former[index]
      } else {
        if byKey == nil {
          let rest = former[min(index, former.count)...]
          byKey = Dictionary(uniqueKeysWithValues: rest.map { ($0.key, $0) })
        }
        child = byKey?[item.key]
      }
      if let child, child.canShow(item.view, at: item.key) {
        child.update(to: item.view, environment: environment)
        kept += 1
        return child
      }
      return ViewNode(
        item.view,
        key: item.key,
        environment: environment,
        parent: self,
        graph: graph
      )
    }
    if kept < former.count {
      let staying = Set(children.map(ObjectIdentifier.init))
      for child in former where !staying.contains(ObjectIdentifier(child)) { child.end() }
    }
    setNeedsOutput()
  }

  /// Sets a child outside the node's content, such as an overlay, a sheet, or a menu. Pass nil to
  /// end it.
  package func setSecondary(
    _ view: (any View)?,
    slot: Int = 0,
    environment: EnvironmentValues? = nil
  ) {
    let environment = environment ?? self.environment
    if let view, let existing = secondary[slot], existing.canShow(view, at: existing.key) {
      existing.update(to: view, environment: environment)
      return
    }
    guard view != nil || secondary[slot] != nil else { return }
    secondary.removeValue(forKey: slot)?.end()
    secondary[slot] = view.map {
      ViewNode($0, key: .secondary(slot), environment: environment, parent: self, graph: graph)
    }
    setNeedsOutput()
  }

  private func canShow(_ view: any View, at key: Key) -> Bool {
    self.key == key && isAlive && type(of: self.view) == type(of: view)
  }
}
