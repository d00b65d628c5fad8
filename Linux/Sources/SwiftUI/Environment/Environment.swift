import Observation

/// A value that a view reads from its environment.
@propertyWrapper public struct Environment<Value> {
  final class Box: EnvironmentReading {
    var values = EnvironmentValues()
    let read: (EnvironmentValues) -> Value

    init(_ read: @escaping (EnvironmentValues) -> Value) { self.read = read }

    func differs(_ one: EnvironmentValues, _ other: EnvironmentValues) -> Bool {
      !Fields.areEqualValues(read(one), read(other))
    }
  }

  private let box: Box

  private init(box: Box) { self.box = box }

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    box = Box { $0[keyPath: keyPath] }
  }

  /// Reads the observable object of a type. Traps if the environment has none.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    box = Box { values in
      guard let object = values[objectType] else {
        preconditionFailure(
          "No \(objectType) in the environment: a view above has to set it with environment(_:)"
        )
      }
      return object
    }
  }

  /// Reads the observable object of a type, or nil if the environment has none.
  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
    box = Box { $0[objectType] }
  }

  /// The value in the view's environment.
  public var wrappedValue: Value {
    box.read(box.values)
  }
}

/// A wrapper that reads the environment of its view.
protocol EnvironmentReading: AnyObject {
  var values: EnvironmentValues { get set }
  /// Returns true if the wrapper's value differs between two environments.
  func differs(_ one: EnvironmentValues, _ other: EnvironmentValues) -> Bool
}

extension Environment: NodeProperty {
  func connect(to node: ViewNode, slot: Int) {
    box.values = node.environment
    node.properties.add(box)
  }

  func detached() -> Self { Self(box: Box(box.read)) }
}

extension Environment: @unchecked Sendable where Value: Sendable {
  // The wrapper's box is written on the main actor only.
}
