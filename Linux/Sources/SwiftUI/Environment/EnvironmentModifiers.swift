import Observation

/// A modifier that sets an environment value for the modified view.
struct EnvironmentModifier<Value>: PassingModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  func modify(_ environment: inout EnvironmentValues) {
    environment[keyPath: keyPath] = value
  }

  func isSame(as other: any ViewModifier) -> Bool {
    guard let other = other as? Self else { return false }
    return keyPath == other.keyPath && Fields.areEqualValues(value, other.value)
  }
}

/// A modifier that puts an observable object into the environment of the modified view.
struct EnvironmentObjectModifier<Object: AnyObject & Observable>: PassingModifier {
  let object: Object?

  func modify(_ environment: inout EnvironmentValues) {
    environment[Object.self] = object
  }
}

/// A modifier that transforms an environment value of the modified view.
struct EnvironmentTransformModifier<Value>: PassingModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  func modify(_ environment: inout EnvironmentValues) {
    transform(&environment[keyPath: keyPath])
  }
}

extension View {
  /// Sets an environment value for the view and its descendants.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some View {
    modifier(EnvironmentModifier(keyPath: keyPath, value: value))
  }

  /// Puts an observable object into the environment of the view and its descendants.
  public func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
    modifier(EnvironmentObjectModifier(object: object))
  }

  /// Transforms an environment value for the view and its descendants.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentTransformModifier(keyPath: keyPath, transform: transform))
  }
}

extension ViewNode {
  /// Returns the node's environment with a modifier applied.
  ///
  /// If neither the node's environment nor the modifier has changed, the result has the same
  /// storage as before, so that descendants can compare environments by identity.
  func environment(modifiedBy modifier: any PrimitiveModifier) -> EnvironmentValues {
    if let last = memory.environment, last.base.isIdentical(to: environment),
      modifier.isSame(as: last.modifier)
    {
      return last.result
    }
    var result = environment
    modifier.modify(&result)
    // Most modifiers do not change the environment.
    guard !result.isIdentical(to: environment) else { return environment }
    memory.environment = ModifiedEnvironment(environment, modifiedBy: modifier, to: result)
    return result
  }
}
