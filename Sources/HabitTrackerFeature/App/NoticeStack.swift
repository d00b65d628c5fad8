import Foundation
import HabitData
import SwiftUI

extension View {
  /// Shows the window's notices below the view, with "Undo" where possible.
  ///
  /// - Parameter isActive: True if this screen shows the window's notices.
  func notices(isActive: Bool = true) -> some View {
    safeAreaInset(edge: .bottom) {
      if isActive { NoticeStack() }
    }
  }
}

private struct NoticeStack: View {
  @Environment(HabitStore.self) private var store

  var body: some View {
    if !shown.isEmpty {
      VStack(spacing: 8) {
        ForEach(shown) { notice in
          NoticeRow(notice: notice)
        }
      }
      .padding(.horizontal, Metrics.screenEdge)
      .padding(.bottom, 8)
      .frame(maxWidth: 760 + 2 * Metrics.screenEdge)
    }
  }

  /// All messages, and the last change that can be undone. After an undo, the previous change is
  /// shown.
  private var shown: [Notice] {
    let changes = store.notices.filter { $0.change != nil }
    return store.notices.filter { $0.change == nil } + changes.suffix(1)
  }
}

/// The row of a notice. A change is shown with "Undo" for a limited time; any other message stays
/// until it is dismissed.
private struct NoticeRow: View {
  let notice: Notice

  @Environment(HabitStore.self) private var store
  @Environment(DayClock.self) private var days
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    Group {
      if typeSize.isAccessibilitySize {
        VStack(alignment: .trailing, spacing: 0) {
          message
            .frame(maxWidth: .infinity, alignment: .leading)
          button
        }
      } else {
        HStack(spacing: 12) {
          message
          Spacer()
          button
        }
      }
    }
    .padding(.horizontal, Metrics.cardPadding)
    .background(.controlBackground, in: RoundedRectangle(cornerRadius: Metrics.buttonRadius))
    .task { @MainActor in
      guard notice.change != nil else { return }
      do {
        try await days.clock.sleep(for: .seconds(8))
        store.noticeCenter.expire(notice)
      } catch {
        // Canceled because the change was undone or another notice replaced this one.
        return
      }
    }
  }

  private var message: some View {
    Text(notice.message)
      .foregroundStyle(.firstText)
      .lineLimit(notice.change == nil ? 4 : 2)
      .padding(.vertical, 10)
  }

  private var button: some View {
    Button {
      withAnimation { store.undoRecorder.undo(notice) }
    } label: {
      Text(notice.change == nil ? "OK" : "Undo")
        .fontWeight(.semibold)
        .foregroundStyle(.accent)
        .frame(minWidth: Metrics.touchTarget, minHeight: Metrics.touchTarget)
        .contentShape(Rectangle())
    }
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, store in
    List {}
      .notices()
      .onAppear {
        store.noticeCenter.show(
          Notice(message: "The color of “\(habit.name)” was changed in another window.")
        )
      }
  }
}
