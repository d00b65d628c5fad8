import SwiftUI

extension WidgetBundle {
  /// Never called. On Linux there is no system that runs extensions, so the program shows its
  /// widgets itself.
  public static func main() {
    preconditionFailure("\(Self.self) is shown by a program, not run as one")
  }
}
