import SwiftSyntax

extension DeclSyntaxProtocol {
  /// The name of the declared property, or nil if the declaration isn't a property.
  var propertyName: String? {
    self.as(VariableDeclSyntax.self)?.bindings.first?.pattern
      .as(IdentifierPatternSyntax.self)?.identifier.text
  }
}
