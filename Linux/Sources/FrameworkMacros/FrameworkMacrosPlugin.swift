import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct FrameworkMacrosPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    ModelMacro.self,
    PersistedPropertyMacro.self,
    PropertyMarkerMacro.self,
    ModelConstraintMacro.self,
    PreviewMacro.self,
    EntryMacro.self,
  ]
}
