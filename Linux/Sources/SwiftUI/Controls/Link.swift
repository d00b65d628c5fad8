import Foundation
import WebElements

/// A control that opens a URL.
public struct Link<Label> where Label: View {
  let destination: URL
  let label: Label

  /// Creates a link with a custom label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link: View {
  /// The label as a link.
  public var body: some View { LinkElement(destination: destination, label: label) }
}

private struct LinkElement<Label: View>: PrimitiveView {
  let destination: URL
  let label: Label

  package func update(_ node: ViewNode) { node.setChild(label) }

  package func render(_ node: ViewNode) -> Output {
    let content = node.childrenOutput
    guard var box = content.boxes.first else { return content }
    box.greedy = content.boxes.greedy
    let address = node.environment.address(destination)
    let attributes = address.map { address in
      // A link opens a new tab, so that the window stays open.
      [Attribute("href", address), Attribute("target", "_blank"), Attribute("rel", "noopener")]
    }
    let element = node.element(
      .a,
      class: box.classes("link"),
      attributes: attributes ?? [],
      content: .children(content.elements)
    )
    return Output(box.with(element), telling: content)
  }
}

extension EnvironmentValues {
  /// Returns the web address for a URL that the app opens, or nil if the browser can't open it.
  @Entry package var address: @Sendable (URL) -> String? = { url in
    // An address without a scheme belongs to the app.
    url.scheme == nil || ["http", "https"].contains(url.scheme?.lowercased())
      ? url.absoluteString : nil
  }
}
