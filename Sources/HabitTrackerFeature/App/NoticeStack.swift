import Foundation
import HabitData
import SwiftUI

extension View {
  /// Tells below the view what was changed in its window, with a way back.
  /// - Parameter isActive: Whether this screen is the one to tell it.
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

  /// What is to be read, and the last change that can be taken back: once it was, the one before it.
  private var shown: [Notice] {
    let changes = store.notices.filter { $0.change != nil }
    return store.notices.filter { $0.change == nil } + changes.suffix(1)
  }
}

/// What happened, with "Undo" for a while; or something to be read, until it was.
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
        store.expire(notice)
      } catch {
        // Cancelled: undone, or another notice took its place.
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
      withAnimation { store.undoTapped(notice) }
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
      .onAppear { store.show(Notice(message: "“\(habit.name)”: the color you chose was changed.")) }
  }
}

#Preview("Empty", traits: .noHabits) {
  List {}
    .notices()
}
