import WebElements

/// A root screen with further screens pushed on top. The browser's back button pops them.
///
/// If the app provides the path and its values have strings as raw values, each screen has an
/// address: the raw values from the first screen up, separated by slashes.
public struct NavigationStack<Data, Root> where Root: View {
  let root: Root
  let path: Binding<[AnyHashable]>?
  private let names: AddressNames?
  @State private var model = NavigationModel()

  /// Creates a stack that manages its own path.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = nil
    names = nil
  }

  /// Creates a stack with a path that the app provides.
  public init(
    path: Binding<Data>,
    @ViewBuilder root: () -> Root
  )
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    names = AddressNames(of: Data.Element.self)
    self.path = Binding(
      read: { path.wrappedValue.map { AnyHashable($0) } },
      write: { values in
        path.wrappedValue = Data(values.compactMap { $0.base as? Data.Element })
      },
      source: path.source
    )
  }
}

extension NavigationStack: View {
  /// The root screen and the pushed screens.
  public var body: some View {
    let model = model
    let path = path
    model.names = names
    model.writePath = path.map { path in { path.wrappedValue = $0 } }
    return NavigationHost(
      root: root,
      model: model,
      pushed: path?.wrappedValue ?? model.own.value
    )
  }
}

private struct NavigationHost<Root: View>: WrappingView {
  let root: Root
  let model: NavigationModel
  let pushed: [AnyHashable]

  package func update(_ node: ViewNode) {
    let model = model
    if model.host !== node { node.atEnd { model.end() } }
    model.host = node
    model.pushed = pushed
    var environment = node.environment
    environment.navigation = model
    environment.isInList = false
    // The root is updated first, because it registers the destinations of pushed values.
    model.isUpdating = true
    defer { model.isUpdating = false }
    node.setChild(
      Screen(content: AnyView(root), level: 0),
      environment: environment
    )
    node.children[0].isCovered = !pushed.isEmpty
    for slot in node.secondary.keys where slot >= pushed.count {
      node.setSecondary(nil, slot: slot)
    }
    for (index, value) in pushed.enumerated() {
      var environment = environment
      environment.dismiss = DismissAction { model.pop(to: index) }
      let screen = Screen(content: model.view(for: value), level: index + 1)
      node.setSecondary(
        // A different value at this level resets the screen.
        screen.id(value),
        slot: index,
        environment: environment
      )
      node.secondary[index]?.isCovered = index < pushed.count - 1
    }
  }

  package func render(_ node: ViewNode) -> Output {
    let screens =
      [node.childrenOutput]
      + pushed.indices.compactMap { node.secondary[$0]?.resolve() }
    var preferences = Preferences()
    preferences.steps = model.steps
    preferences.open = { [weak model] in model?.open($0) }
    for screen in screens.reversed() { preferences.merge(screen.preferences) }
    let shown = screens.enumerated().flatMap { index, screen in
      screen.elements.map { element in
        let isCovered = index < screens.count - 1
        return node.element(
          // The root screen is a `main` element itself.
          index == 0 ? .div : .main,
          slot: element.id,
          class: isCovered ? "level covered" : "level",
          attributes: isCovered ? [Attribute("inert")] : [],
          content: .children([element])
        )
      }
    }
    var box = Box(
      node.element(.div, class: "nav gx gy fill", content: .children(shown)),
      greedy: [.horizontal, .vertical]
    )
    box.fillsWindow = true
    return Output(box, preferences: preferences)
  }
}

/// The path type of a stack that manages its own path.
public struct NavigationPath {}
