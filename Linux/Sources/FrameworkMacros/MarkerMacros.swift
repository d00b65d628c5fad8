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

/// The `#Unique` and `#Index` macros, which expand to nothing. `@Model` reads them from the
/// enclosing class. Elsewhere the macros would have no effect, so they report an error.
struct ModelConstraintMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let isInModel = context.lexicalContext.first?.as(ClassDeclSyntax.self)?.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription.hasSuffix("Model") ?? false
    }
    if isInModel != true {
      MacroError("#\(node.macroName.text) must be in a @Model class").report(
        at: node,
        in: context
      )
    }
    return []
  }
}

/// The `#Preview` macro, which expands to nothing.
///
/// The compiler has already checked the arguments, and on Linux there is no canvas, so previews are
/// neither compiled nor linked.
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
