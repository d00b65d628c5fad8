import Foundation
import UniformTypeIdentifiers
import WebElements

/// A modifier that sends a document to the browser, which may ask for a location but never reports
/// it.
struct FileExporterModifier<Document: FileDocument>: PrimitiveModifier {
  let document: Document?
  let contentType: UTType
  let defaultFilename: String?
  let onCompletion: (Result<URL, any Error>) -> Void
  let close: @MainActor () -> Void

  func update(_ node: ViewNode) {
    guard let document else {
      node.remember(nil, as: "isOffered")
      return
    }
    guard node.remembered("isOffered", as: Bool.self) == nil else { return }
    node.remember(true, as: "isOffered")
    node.graph.afterPatch { [weak node] in
      guard let node else { return }
      close()
      offer(document, node.graph)
    }
  }

  func render(_ content: Output, _ node: ViewNode) -> Output {
    Strictness.demandOneView(in: content, for: "fileExporter")
    return content
  }

  private func offer(_ document: Document, _ graph: ViewGraph) {
    let onCompletion = onCompletion
    do {
      let file = try document.fileWrapper(
        configuration: FileDocumentWriteConfiguration(contentType: contentType, existingFile: nil)
      )
      let name = name
      let offered = OfferedFile(
        name: name,
        contentType: contentType.preferredMIMEType ?? "application/octet-stream",
        data: file.regularFileContents ?? Data()
      )
      guard
        let address = graph.files?.openDownload(
          offered,
          taken: { UpdateLoop.run(in: graph) { onCompletion(.success(URL(filePath: name))) } }
        )
      else { return }
      graph.effects.append(.download(address))
      graph.setNeedsFlush()
    } catch {
      onCompletion(.failure(error))
    }
  }

  private var name: String {
    let name = defaultFilename ?? "Document"
    guard let ending = contentType.preferredFilenameExtension, !name.hasSuffix(".\(ending)") else {
      return name
    }
    return "\(name).\(ending)"
  }
}

extension View {
  /// Exports a document when a binding becomes true.
  ///
  /// The closure receives only the file name, because browsers do not report where they save a
  /// file.
  public func fileExporter<D>(
    isPresented: Binding<Bool>,
    document: D?,
    contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View where D: FileDocument {
    Strictness.demandType(contentType, in: D.writableContentTypes)
    return BoundView(content: self) {
      FileExporterModifier(
        document: isPresented.wrappedValue ? document : nil,
        contentType: contentType,
        defaultFilename: defaultFilename,
        onCompletion: onCompletion,
        close: { isPresented.wrappedValue = false }
      )
    }
  }
}
