import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct PreviewsMacrosPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [PreviewMacro.self]
}
