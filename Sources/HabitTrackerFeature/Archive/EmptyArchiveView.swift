import SwiftUI

/// What is shown where nothing was put away.
struct EmptyArchiveView: View {
  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "archivebox")
        .font(.system(size: 44, weight: .semibold))
        .foregroundStyle(.secondText)
        .accessibilityHidden(true)
      Text("No archived habits")
        .font(.headline)
        .foregroundStyle(.firstText)
      Text("A habit that you archive is kept here with all its history.")
        .foregroundStyle(.secondText)
        .multilineTextAlignment(.center)
    }
    .padding(Metrics.screenEdge)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

#Preview("Populated", traits: .sample) {
  EmptyArchiveView()
}

#Preview("Empty", traits: .noHabits) {
  EmptyArchiveView()
}

#Preview("Dark", traits: .darkSample) {
  EmptyArchiveView()
}
