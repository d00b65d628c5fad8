/// Declares an environment value with its default, in an extension of `EnvironmentValues`.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var indentation = 2
/// }
/// ```
///
/// A default that isn't Sendable needs an explicit type. It is evaluated at each read.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "FrameworkMacros", type: "EntryMacro")
