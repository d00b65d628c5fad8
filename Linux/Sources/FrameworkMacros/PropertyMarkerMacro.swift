import SwiftSyntax
import SwiftSyntaxMacros

/// The `@Attribute`, `@Relationship`, and `@Transient` macros, which expand to nothing and are read
/// by `@Model`.
struct PropertyMarkerMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if !declaration.is(VariableDeclSyntax.self) {
      MacroError("only a property can have this attribute").report(at: node, in: context)
    }
    return []
  }
}
