import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// An error in a model's source, reported at its location.
struct MacroError: DiagnosticMessage {
  let message: String
  let severity = DiagnosticSeverity.error
  let diagnosticID = MessageID(domain: "SwiftData", id: "model")

  init(_ message: String) {
    self.message = message
  }

  func report(at node: some SyntaxProtocol, in context: (any MacroExpansionContext)?) {
    context?.diagnose(Diagnostic(node: Syntax(node), message: self))
  }
}

extension DeclSyntaxProtocol {
  /// The name of the declared property, or nil if the declaration isn't a property.
  var propertyName: String? {
    self.as(VariableDeclSyntax.self)?.bindings.first?.pattern
      .as(IdentifierPatternSyntax.self)?.identifier.text
  }
}
