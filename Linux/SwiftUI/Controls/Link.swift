import Foundation
import WebElements

/// A control that opens an address.
public struct Link<Label> where Label: View {
  let destination: URL
  let label: Label

  /// Creates a link with any label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link: View {
  /// The label, which opens the address.
  public var body: some View { LinkElement(destination: destination, label: label) }
}

private struct LinkElement<Label: View> {
  let destination: URL
  let label: Label
}

extension LinkElement: PrimitiveView {
  typealias Body = Never

  package func update(_ node: ViewNode) { node.setChild(label) }

  package func render(_ node: ViewNode) -> Output {
    let content = node.childrenOutput
    guard var box = content.boxes.first else { return content }
    box.greedy = content.boxes.reduce(into: Axis.Set()) { $0.formUnion($1.greedy) }
    let address = node.environment.address(destination)
    let attributes = address.map { address in
      // A window stays where it is: an address opens beside it.
      [Attribute("href", address), Attribute("target", "_blank"), Attribute("rel", "noopener")]
    }
    let element = node.element(
      .a,
      class: ["link", box.layoutClasses].compactMap { $0 }.joined(separator: " "),
      attributes: attributes ?? [],
      content: .children(content.elements)
    )
    return Output(box.with(element), telling: content)
  }
}

private struct AddressKey: EnvironmentKey {
  static let defaultValue: @Sendable (URL) -> String? = { url in
    // An address without a scheme is one of the program's own.
    url.scheme == nil || ["http", "https"].contains(url.scheme?.lowercased())
      ? url.absoluteString : nil
  }
}

extension EnvironmentValues {
  /// Where a browser finds what an app opens by a URL; nil where it finds nothing.
  package var address: @Sendable (URL) -> String? {
    get { self[AddressKey.self] }
    set { self[AddressKey.self] = newValue }
  }
}
