import SwiftUI

extension ForEach: ChartContent, PrimitiveChartContent where Content: ChartContent {
  var marks: [Mark] { data.flatMap { content($0).resolved } }
}

extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
  /// Creates content for each element, identified by the element's `id`.
  public init(
    _ data: Data,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(elements: data, identify: { $0.id }, content: content)
  }
}

extension ForEach where Content: ChartContent {
  /// Creates content for each element, identified by a property.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(elements: data, identify: { $0[keyPath: id] }, content: content)
  }
}
