import SwiftSyntax
import SwiftSyntaxMacros

/// `#Preview`: the compiler has checked the arguments by the time it asks for the expansion, and a
/// canvas to show them in there is none. So nothing of a preview is compiled or linked.
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
