import Foundation
import HabitData
import SwiftUI

/// The header of a group. A tap collapses or expands the group. The header handles the tap itself,
/// because on iPhone a `Section` with `isExpanded` has a control only in sidebars.
struct GroupHeader: View {
  let group: HabitGroup
  let name: String
  @Binding var collapsed: CollapsedGroups

  var body: some View {
    Button {
      withAnimation { collapsed.toggle(group) }
    } label: {
      HStack(spacing: 10) {
        Image(systemName: group.icon)
          .foregroundStyle(tint)
          .accessibilityHidden(true)
        Text(name)
          .foregroundStyle(.firstText)
          .lineLimit(2)
        Text("\(group.habits.count)")
          .fontWeight(.regular)
          .monospacedDigit()
          .foregroundStyle(.secondText)
        Spacer(minLength: 0)
        Image(systemName: isCollapsed ? "chevron.forward" : "chevron.down")
          .foregroundStyle(.secondText)
          .accessibilityHidden(true)
      }
      .font(.headline)
      .frame(minHeight: Metrics.touchTarget)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .textCase(nil)
    .accessibilityLabel("\(name), \(group.habits.count) habits")
    .accessibilityHint(isCollapsed ? "Shows the habits" : "Hides the habits")
  }

  private var isCollapsed: Bool { collapsed.contains(group) }

  private var tint: AnyShapeStyle {
    guard let color = group.color else { return AnyShapeStyle(ThemeColor.secondText) }
    return AnyShapeStyle(HabitTint(color, .mark))
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { habit, _ in
    ForEach(HabitGroups([habit], by: .category, categories: CategoryList()).groups) { group in
      GroupHeader(group: group, name: "Health", collapsed: .constant(CollapsedGroups()))
    }
  }
}
