import WebElements

extension Frame {
  /// Whether there is more in it than the acknowledgement.
  var saysSomething: Bool {
    reset != nil || !operations.isEmpty || !effects.isEmpty || title != nil || addresses != nil
      || !kept.isEmpty
  }

  /// For a browser whose own tree cannot be built upon.
  mutating func addAll(of content: PageContent) {
    reset = content.root
    title = content.title
    addresses = content.addresses
    kept = content.kept.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// - Parameter reported: What the browser holds in controls that the user changed.
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
  /// Visits the element and all below it, as long as `goesOn` says so.
  fileprivate func visit(while goesOn: () -> Bool, _ body: (Element) -> Void) {
    guard goesOn() else { return }
    body(self)
    for child in children { child.visit(while: goesOn, body) }
  }
}
