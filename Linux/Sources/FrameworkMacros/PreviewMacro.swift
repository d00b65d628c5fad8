import SwiftSyntax
import SwiftSyntaxMacros

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
