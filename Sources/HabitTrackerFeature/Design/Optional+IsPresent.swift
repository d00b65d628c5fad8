extension Optional {
  /// True if there is a value. Setting false removes the value. A binding to this property presents
  /// a dialog about the value.
  var isPresent: Bool {
    get { self != nil }
    set { if !newValue { self = nil } }
  }
}

extension Optional where Wrapped: Hashable {
  /// The value, or a default value if there is none. A binding to this subscript edits an optional
  /// value in a control that needs a value.
  subscript(default defaultValue: Wrapped) -> Wrapped {
    get { self ?? defaultValue }
    set { self = newValue }
  }
}
