extension WidgetBundle {
  /// Never called. On Linux there is no system that runs extensions, so the program shows its
  /// widgets itself.
  public static func main() {
    preconditionFailure("\(Self.self) is not a program; a program shows its widgets")
  }
}
