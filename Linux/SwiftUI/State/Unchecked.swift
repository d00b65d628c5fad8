/// Carries a value through a check of the compiler that does not see that both sides are on the
/// main actor.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
