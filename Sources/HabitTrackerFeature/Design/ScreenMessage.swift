import Foundation
import SwiftUI

/// A message for a screen without content, with optional actions.
struct ScreenMessage<Actions: View>: View {
  private let icon: String
  private let title: Text
  private let description: Text?
  private let actions: Actions

  init(
    icon: String,
    title: Text,
    description: Text? = nil,
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.icon = icon
    self.title = title
    self.description = description
    self.actions = actions()
  }

  var body: some View {
    ContentUnavailableView {
      Label {
        title
          .heading()
      } icon: {
        Image(systemName: icon)
      }
    } description: {
      if let description {
        description
          .font(.body)
          .foregroundStyle(.secondText)
      }
    } actions: {
      actions
    }
    // In a scroll view, the message would otherwise touch the top.
    .padding(.vertical, 72)
  }
}

#Preview("Populated", traits: .sample) {
  ScreenMessage(
    icon: "chart.line.uptrend.xyaxis",
    title: Text("No Statistics Yet"),
    description: Text("Add a habit and check it off.")
  )
}
