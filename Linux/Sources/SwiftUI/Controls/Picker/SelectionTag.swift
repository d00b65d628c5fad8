import WebElements

/// The value that a view in a picker represents.
package struct SelectionTag {
  let value: any Hashable
  /// True if the tag also matches an optional selection.
  let includesOptional: Bool

  /// Returns the tag's value for a selection type, or nil if the types do not match.
  func selection<Value>(as type: Value.Type) -> Value? {
    func open<Tag>(_ tag: Tag) -> Value? {
      let fits = Tag.self == Value.self || includesOptional && Tag?.self == Value.self
      return fits ? tag as? Value : nil
    }
    return _openExistential(value, do: open)
  }
}

struct TagModifier: PrimitiveModifier {
  let tag: SelectionTag

  func render(_ content: Output, _ node: ViewNode) -> Output {
    content.changingBoxes { $0.tag = tag }
  }
}

extension View {
  /// Sets the value that the view represents in a picker.
  ///
  /// - `includeOptional`: True if the tag also matches an optional selection.
  public func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V: Hashable {
    modifier(TagModifier(tag: SelectionTag(value: tag, includesOptional: includeOptional)))
  }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether views are options of a picker.
  @Entry var isInPicker = false
}
