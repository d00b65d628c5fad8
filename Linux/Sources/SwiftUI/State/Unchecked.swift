/// A wrapper that transfers a value between contexts that are both on the main actor, where the
/// compiler can't verify that.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
