/// The path type of a stack that manages its own path.
public struct NavigationPath {}
