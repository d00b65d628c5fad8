/// A property wrapper that reads and sets the control with the keyboard focus.
@propertyWrapper public struct FocusState<Value> where Value: Hashable {
  /// A binding to focus state, for `focused`.
  @propertyWrapper public struct Binding {
    let storage: StateStorage<Value>
    let none: Value

    /// The value of the focused control, or false or nil if no control of the state has the focus.
    public var wrappedValue: Value {
      get { storage.value }
      nonmutating set { storage.value = newValue }
    }

    /// The binding itself.
    public var projectedValue: FocusState<Value>.Binding { self }
  }

  private let box: State<Value>.Box
  private let none: Value

  private init(none: Value) {
    self.none = none
    box = State.Box(none)
  }

  /// Creates focus state for a single control.
  public init() where Value == Bool {
    self.init(none: false)
  }

  /// Creates focus state that stores which of several controls has the focus.
  public init<T>() where Value == T?, T: Hashable {
    self.init(none: nil)
  }

  /// The value of the focused control, or false or nil if no control of the state has the focus.
  public var wrappedValue: Value {
    get { box.storage.value }
    nonmutating set { box.storage.value = newValue }
  }

  /// A binding to the focus state, for `focused`.
  public var projectedValue: FocusState<Value>.Binding {
    Binding(storage: box.storage, none: none)
  }
}

extension FocusState: NodeProperty {
  func connect(to node: ViewNode, slot: Int) {
    Strictness.requireStatic(of: node.graph, against: "@FocusState has no focus to follow")
    box.storage = node.properties.storage(slot) { box.storage }
  }

  func detached() -> Self { Self(none: none) }
}
