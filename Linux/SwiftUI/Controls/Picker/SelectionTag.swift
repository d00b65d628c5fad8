import WebElements

/// The value that a view in a picker offers.
package struct SelectionTag {
  let value: any Hashable
  /// Whether it also stands for the value in an optional selection.
  let includesOptional: Bool

  /// The value in a selection of a type; `nil` if the view cannot be chosen there.
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
    content.mapBoxes { box in
      var box = box
      box.tag = tag
      return box
    }
  }
}

extension View {
  /// Says which value the view offers in a picker.
  ///
  /// - Parameter includeOptional: Whether it also stands for the value in an optional selection.
  public func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V: Hashable {
    modifier(TagModifier(tag: SelectionTag(value: tag, includesOptional: includeOptional)))
  }
}

private struct IsInPickerKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether views are the values of a picker.
  var isInPicker: Bool {
    get { self[IsInPickerKey.self] }
    set { self[IsInPickerKey.self] = newValue }
  }
}
