import SwiftUI

extension WidgetBundle {
  /// Runs an extension. On Linux a program shows its widgets itself: there is nobody else to do it.
  public static func main() {
    preconditionFailure("\(Self.self) is shown by a program, not run as one")
  }
}
