import WebElements

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
