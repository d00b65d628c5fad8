import Foundation
import SwiftUI

/// A view that shows data as marks in a plot with axes.
///
/// The chart takes the available space. Without a size, it is 200 points high. Screen readers read
/// its values from a table.
public struct Chart<Content> where Content: ChartContent {
  @Environment(\.chart) private var configuration
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.layoutDirection) private var layoutDirection
  private let content: Content

  /// Creates a chart with the content of a closure.
  public init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a chart with content for each element of a collection.
  public init<Data, C>(
    _ data: Data,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  )
  where
    Content == ForEach<Data, Data.Element.ID, C>, Data: RandomAccessCollection, C: ChartContent,
    Data.Element: Identifiable
  {
    self.content = ForEach(data, content: content)
  }

  /// Creates a chart with content for each element of a collection, identified by a property.
  public init<Data, ID, C>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  )
  where
    Content == ForEach<Data, ID, C>, Data: RandomAccessCollection, ID: Hashable, C: ChartContent
  {
    self.content = ForEach(data, id: id, content: content)
  }
}

extension Chart: View {
  /// The chart, which observes the values that its content reads.
  public var body: some View {
    ChartBody(
      plan: ChartPlan(
        content.resolved,
        configuration,
        ChartLocale(
          locale: locale,
          calendar: calendar,
          timeZone: timeZone,
          isRightToLeft: layoutDirection == .rightToLeft
        )
      )
    )
  }
}
