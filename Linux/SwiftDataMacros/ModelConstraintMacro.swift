import SwiftSyntax
import SwiftSyntaxMacros

/// `#Unique` and `#Index`: `@Model` reads them from the class they stand in. They add nothing, and
/// anywhere else they would be lost without a word.
struct ModelConstraintMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let isInModel = context.lexicalContext.first?.as(ClassDeclSyntax.self)?.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription.hasSuffix("Model") ?? false
    }
    if isInModel != true {
      MacroError("#\(node.macroName.text) stands in the class of a @Model").report(
        at: node,
        in: context
      )
    }
    return []
  }
}
