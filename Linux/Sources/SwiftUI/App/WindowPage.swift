import WebElements

/// A window of the app in a browser tab.
@MainActor final class WindowPage: Page {
  let graph: ViewGraph
  /// The identifier of the signed-in device, or nil if the host requires no pass code.
  let device: String?
  private weak var channel: (any PageChannel)?
  private var preferences = Preferences()
  private var number = 0
  private let text = TextSize()

  /// The language of the window, which follows the settings.
  let language: WindowLocalization

  /// - Parameter root: The public path prefix of the host's paths.
  init(app: some App, root: String, request: PageRequest, channel: any PageChannel) {
    let accepted = request.acceptedLanguages
    language = WindowLocalization(
      WindowLanguage.localization(accepted: accepted)
    )
    graph = ViewGraph(kept: request.kept, scene: request.scene, language: language)
    self.channel = channel
    device = request.device
    graph.files = channel
    graph.show = { [weak self] output, effects in self?.show(output, effects) }
    graph.setRoot(
      WindowRoot(content: AppWindow(app: app, text: text, accepted: accepted, graph: graph)),
      environment: Self.environment(root, device: request.device)
    )
    number = WindowScripts.open(self)
    UpdateLoop.finish(graph)
    // The kept state restores the window's screens. A different address takes precedence.
    if history.addresses.last != request.address {
      UpdateLoop.run(in: graph) { preferences.open?(request.address) }
    }
  }

  private static func environment(_ root: String, device: String?) -> EnvironmentValues {
    var environment = EnvironmentValues()
    let address = environment.address
    environment.address = { url in
      address(url).map { $0.hasPrefix("/") ? root + $0 : $0 }
    }
    environment.signedInDevice = device
    return environment
  }

  /// The maximum length of an address that a page may open, in bytes. Requests have the same limit.
  private static let longestAddress = 512

  func receive(_ event: PageEvent) {
    UpdateLoop.run(in: graph) {
      switch (event.name, event.value) {
      case (.back, .number(let steps)):
        WindowHistory.goBack(to: Int(exactly: steps) ?? 0, in: graph) { history }
      case (.open, .text(let address)):
        if address.utf8.count <= Self.longestAddress { preferences.open?(address) }
      case (.undo, _): perform(.undo)
      case (.redo, _): perform(.redo)
      case (.shake, _): if preferences.presentations.isEmpty { graph.undo.ask() }
      case (.message, .text(let message)):
        if !text.read(message) { WindowScripts.receive(message, from: number) }
      default: graph.dispatch(event)
      }
    }
  }

  private var history: WindowHistory { WindowHistory(preferences) }

  /// Undoes or redoes the last action.
  ///
  /// Does nothing while a sheet or dialog covers the screens, because the user would not see the
  /// change.
  private func perform(_ way: WindowUndo.Way) {
    guard preferences.presentations.isEmpty, graph.undo.isPossible(way) else { return }
    graph.effects.append(.announce(graph.undo.title(way)))
    graph.undo.perform(way)
  }

  /// Sends a text to a script in the browser.
  func send(_ text: String, to script: String) {
    graph.effects.append(.message(script: script, text))
    graph.setNeedsFlushUnseen()
  }

  func setSeen(_ isSeen: Bool) {
    graph.setSeen(isSeen)
  }

  func close() {
    WindowScripts.close(number)
    graph.end()
  }

  private func show(_ output: Output, _ effects: [Effect]) {
    guard let root = output.boxes.first?.element else { return }
    preferences = output.preferences
    channel?.show(
      PageContent(
        root: root,
        title: preferences.title ?? "",
        addresses: history.addresses,
        kept: graph.restoration.kept
      ),
      effects: effects
    )
  }
}

/// A view that evaluates the app's body in each window, so that the window observes the values that
/// the body reads.
private struct AppWindow<Program: App>: View {
  let app: Program
  let text: TextSize
  /// The browser's `Accept-Language` header.
  let accepted: String?
  // The graph owns this view's node.
  unowned let graph: ViewGraph

  var body: some View {
    let localization = WindowLanguage.localization(accepted: accepted)
    UndoQuestion(undo: graph.undo, content: AnyView(any: app.body.rootView))
      .environment(\.dynamicTypeSize, text.size)
      .reading(localization)
      .onChange(of: localization.locale) { graph.use(localization) }
  }
}

/// The outermost element of a page, with the window's content, and the sheets and dialogs above it.
private struct WindowRoot<Content: View>: WrappingView {
  let content: Content

  package func update(_ node: ViewNode) { node.setChild(content) }

  package func render(_ node: ViewNode) -> Output {
    let content = node.childrenOutput
    let preferences = content.preferences
    // Both containers are always present, so that dialogs come and go without moving other
    // elements.
    let main = node.element(.div, slot: 1, class: "window", content: .children(content.elements))
    let dialogs = node.element(
      .div,
      slot: 2,
      class: "dialogs",
      content: .children(preferences.presentations.map(\.element))
    )
    return Output(
      Box(
        node.element(
          .div,
          class: preferences.colorScheme.map { "app \($0)" } ?? "app",
          content: .children([main, dialogs]),
          // The browser reports its back button as an event of the outermost element.
          on: [.back: { _ in }]
        )
      ),
      preferences: preferences
    )
  }
}

extension EnvironmentValues {
  /// The identifier of the signed-in device that shows the window, or nil if the host requires no
  /// pass code.
  @_spi(Host) @Entry public var signedInDevice: String?
}
