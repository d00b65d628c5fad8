import Foundation
import SwiftUI

/// The error screen for a store that can't be opened or read: the reason, the file's place, and
/// advice. The file is left unchanged.
struct StoreErrorView: View {
  let failure: StoreFailure

  @Environment(\.platformTexts) private var texts

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Image(systemName: "exclamationmark.triangle.fill")
          .font(.system(size: 44))
          .foregroundStyle(ThemeColor.streak)
          .accessibilityHidden(true)
        Text(title)
          .font(.title.bold())
          .foregroundStyle(.firstText)
          .accessibilityAddTraits(.isHeader)
        Text(failure.reason)
          .foregroundStyle(.firstText)
        if texts.namesFiles, let url = failure.url {
          Text(url.path(percentEncoded: false))
            .font(.callout)
            .foregroundStyle(.firstText)
            .padding(12)
            .background(.fieldBackground, in: RoundedRectangle(cornerRadius: 10))
            .accessibilityLabel("The store is at \(url.path(percentEncoded: false))")
        }
        Text(advice)
          .foregroundStyle(.secondText)
      }
      .padding(24)
      .frame(maxWidth: 560, alignment: .leading)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.screenBackground)
    .navigationTitle("My Habits")
  }

  private var title: String {
    switch failure.moment {
    case .opening: "Your habits can't be opened"
    case .running: "Your habits can't be read any more"
    }
  }

  private var advice: String {
    switch failure.moment {
    case .opening: texts.storeAdvice
    case .running: "Quit the app, then open it again."
    }
  }
}

/// The reason that a store is unavailable, and its file.
struct StoreFailure: Hashable, Sendable {
  enum Moment: Hashable, Sendable {
    /// The store could not be opened.
    case opening
    /// The store was open and can no longer be read.
    case running
  }

  var moment = Moment.opening
  /// The store's file, or `nil` in memory.
  let url: URL?
  /// The localized reason.
  let reason: String
}

#Preview("Populated", traits: .sample) {
  StoreErrorView(
    failure: StoreFailure(
      url: URL(filePath: "/data/Habits.store"),
      reason: "The file is damaged."
    )
  )
}

#Preview("Empty", traits: .noHabits) {
  StoreErrorView(failure: StoreFailure(url: nil, reason: "The file is damaged."))
}

#Preview("Dark", traits: .darkSample) {
  StoreErrorView(
    failure: StoreFailure(
      url: URL(filePath: "/data/Habits.store"),
      reason: "The file is damaged."
    )
  )
}
