/// The type of path of a stack without an app-provided path.
public struct NavigationPath {}
