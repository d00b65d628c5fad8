import Foundation
import UniformTypeIdentifiers
import WebElements

/// A modifier that presents the browser's file picker.
///
/// Browsers open the picker only in response to a user action, so the file input is in a dialog.
/// `files.js` opens the picker immediately if the browser still accepts the tap that presented the
/// dialog. Otherwise the user opens the picker with the dialog's button. The address of the upload
/// is only valid for this presentation.
struct FileImporterModifier: PrimitiveModifier {
  let isPresented: Bool
  let contentTypes: [UTType]
  let onCompletion: (Result<URL, any Error>) -> Void
  let close: @MainActor () -> Void

  private static let address = "address"

  func update(_ node: ViewNode) {
    // Stores the latest closures, because they may capture newer values than at the start of the
    // presentation.
    node.remember(self, as: "latest")
    let address = node.remembered(Self.address, as: String.self)
    if isPresented, address == nil {
      let address = node.graph.files?.openUpload { [weak node] result in
        guard let node else { return Self.discard(result) }
        UpdateLoop.run(in: node.graph) { Self.receive(result, node) }
      }
      node.remember(address, as: Self.address)
      node.atEnd { [weak node] in if let node { Self.closeUpload(node) } }
    } else if !isPresented {
      Self.closeUpload(node)
    }
  }

  func render(_ content: Output, _ node: ViewNode) -> Output {
    Strictness.demandOneView(in: content, for: "fileImporter")
    guard let address = node.remembered(Self.address, as: String.self) else { return content }
    var output = content
    output.preferences.presentations.append(
      Presentation(element: dialog(node, address), close: close)
    )
    return output
  }

  private static func receive(_ result: Result<ReceivedFile, any Error>, _ node: ViewNode) {
    guard let latest = node.remembered("latest", as: FileImporterModifier.self) else { return }
    latest.close()
    switch result {
    case .success(let file): ReceivedFiles.provide(file) { latest.onCompletion(.success($0)) }
    case .failure(let error): latest.onCompletion(.failure(error))
    }
  }

  /// Removes a file that arrived after the presentation ended.
  private static func discard(_ result: Result<ReceivedFile, any Error>) {
    if case .success(let file) = result { ReceivedFiles.provide(file) { _ in } }
  }

  private static func closeUpload(_ node: ViewNode) {
    guard let address = node.remembered(Self.address, as: String.self) else { return }
    node.graph.files?.closeUpload(address)
    node.remember(nil, as: Self.address)
  }

  private func dialog(_ node: ViewNode, _ address: String) -> Element {
    let title = node.localized("Choose a file")
    let text = [
      node.element(.h2, slot: 1, class: "dialog-title", content: .text(title)),
      // The script controls both elements: the upload progress and the error.
      node.element(
        .progress,
        slot: 2,
        class: "progress-bar",
        attributes: [
          Attribute("aria-label", node.localized("Sending the file")), Attribute("hidden"),
        ]
      ),
      node.element(
        .p,
        slot: 5,
        class: "importer-status",
        attributes: [Attribute("role", "alert")],
        content: .text("")
      ),
    ]
    let megabytes = HostLimits().upload / 1_024 / 1_024
    var attributes = [
      Attribute("type", "file"), Attribute("data-upload", address),
      Attribute("data-limit", String(HostLimits().upload)),
      Attribute("data-too-large", node.localized("This file is larger than \(megabytes) MB.")),
      Attribute("data-failed", node.localized("The file couldn't be sent. Choose it again.")),
    ]
    let endings = contentTypes.compactMap(\.preferredFilenameExtension)
    if !endings.isEmpty, endings.count == contentTypes.count {
      let list = endings.map { ".\($0)" }.joined(separator: ",")
      attributes.append(Attribute("accept", list))
    }
    let choose = node.element(
      .label,
      slot: 6,
      class: "dialog-btn",
      content: .children([
        node.element(.span, slot: 7, content: .text(node.localized("Choose File"))),
        node.element(.input, slot: 8, attributes: attributes),
      ])
    )
    return node.dialog(
      class: "alert importer",
      attributes: [Attribute("aria-label", title)],
      text: text,
      buttons: [choose, node.closeButton("Cancel", slot: 9, close)],
      close
    )
  }
}

extension View {
  /// Presents a file picker while a binding is true.
  ///
  /// The file exists until the closure returns. If the closure calls
  /// `startAccessingSecurityScopedResource()`, the file exists until the matching
  /// `stopAccessingSecurityScopedResource()`.
  public func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    BoundView(content: self) {
      FileImporterModifier(
        isPresented: isPresented.wrappedValue,
        contentTypes: allowedContentTypes,
        onCompletion: onCompletion,
        close: { isPresented.wrappedValue = false }
      )
    }
  }
}
