import Foundation
import SwiftUI

/// A warning that other accounts of this computer can use the app, with a link for setting a pass
/// code.
struct PassCodeSection: View {
  let page: URL

  var body: some View {
    Section {
      Link(destination: page) {
        Text("Set Pass Code")
          .foregroundStyle(.accent)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    } header: {
      Text("This Computer").textCase(nil)
    } footer: {
      Text(
        """
        Anyone with an account on this computer can see and change your habits. After you set a \
        pass code, each browser must enter it once.
        """
      )
    }
  }
}

#Preview("Populated", traits: .sample) {
  if let page = URL(string: "/pass-code") {
    Form { PassCodeSection(page: page) }
  }
}
