import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct SwiftDataMacrosPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    ModelMacro.self,
    PersistedPropertyMacro.self,
    PropertyMarkerMacro.self,
    ModelConstraintMacro.self,
  ]
}
