/// The kind of path of a stack that keeps its own.
public struct NavigationPath {}
