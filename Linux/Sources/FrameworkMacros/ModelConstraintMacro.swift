import SwiftSyntax
import SwiftSyntaxMacros

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
