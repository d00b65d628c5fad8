extension Optional {
  /// True if there is a value. Setting false removes the value. A binding to this property presents
  /// a dialog about the value.
  var isPresent: Bool {
    get { self != nil }
    set { if !newValue { self = nil } }
  }
}
