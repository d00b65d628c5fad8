import Charts
import Foundation
import SwiftUI
import Testing

// Pages of Apple's documentation, below https://developer.apple.com/documentation/, that the
// module's declarations were checked against. On Linux, code that uses other declarations does not
// compile.
//
//   charts/chart                        charts/chart/init(content:)
//   charts/chart/init(_:content:)       charts/chart/init(_:id:content:)
//   charts/chartcontent                 charts/chartcontent/body-swift.property
//   charts/chartcontentbuilder          charts/chartcontentbuilder/buildblock(_:)-797vj, -51ukk
//   charts/builderconditional
//   charts/plottable                    charts/plottable/init(primitiveplottable:)
//   charts/primitiveplottableprotocol   charts/plottablevalue
//   charts/plottablevalue/value(_:_:)-13lvv, -7ed58
//   charts/plottablevalue/value(_:_:unit:calendar:)-2r0fo
//   charts/barmark/init(x:y:width:height:stacking:)
//   charts/linemark/init(x:y:)          charts/rulemark/init(xstart:xend:y:)-27yvc, -444cp
//   charts/markdimension                charts/markstackingmethod
//   charts/chartcontent/foregroundstyle(_:), opacity(_:)
//   charts/chartcontent/cornerradius(_:style:), linestyle(_:)
//   charts/chartcontent/accessibilitylabel(_:)-5gk8d, accessibilityvalue(_:)-33c0e
//   charts/chartcontent/accessibilityhidden(_:)
//   charts/axismarks, charts/axismarks/init(preset:position:values:content:)-6b1jq, -4a4x7
//   charts/axismarkvalues/automatic
//   charts/axismarkvalues/stride(by:count:roundlowerbound:roundupperbound:calendar:)
//   charts/axismarkposition             charts/axismarkpreset
//   charts/axisvalue                    charts/axismark, charts/axismark/font(_:)
//   charts/axismark/foregroundstyle(_:) charts/axiscontentbuilder/buildblock()
//   charts/axisgridline/init(centered:stroke:)
//   charts/axisvaluelabel/init(format:centered:anchor:…:verticalspacing:)
//   charts/axisvaluelabel/init(_:centered:anchor:…:verticalspacing:)-9rytf
//   charts/axisvaluelabelcollisionresolution
//   charts/scaledomain                  charts/chartplotcontent
//   swiftui/view/chartxaxis(content:), chartyaxis(_:), chartxscale(domain:type:)
//   swiftui/view/chartplotstyle(content:)

/// Declarations have Apple's labels and types. Each declaration is assigned to the function type on
/// its documentation page, without default arguments.
@MainActor @Suite struct SignatureTests {
  private typealias Number = PlottableValue<Int>
  private typealias Name = PlottableValue<String>

  @Test func `Marks have Apple's initializers`() {
    let _: [Any] = [
      BarMark.init(x:y:width:height:stacking:)
        as (Name, Number, MarkDimension, MarkDimension, MarkStackingMethod) -> BarMark,
      LineMark.init(x:y:) as (Name, Number) -> LineMark,
      RuleMark.init(xStart:xEnd:y:) as (CGFloat?, CGFloat?, Name) -> RuleMark,
    ]
  }

  @Test func `Values are labeled by literals and strings`() {
    let _: [Any] = [
      Number.value(_:_:) as (LocalizedStringKey, Int) -> Number,
      Number.value(_:_:) as (String, Int) -> Number,
      PlottableValue<Date>.value(_:_:unit:calendar:)
        as (LocalizedStringKey, Date, Calendar.Component, Calendar?) -> PlottableValue<Date>,
    ]
  }

  @Test func `Axes have Apple's initializers`() {
    let _: [Any] = [
      AxisMarks<AxisGridLine>.init(preset:position:values:content:)
        as (
          AxisMarkPreset, AxisMarkPosition, AxisMarkValues, @escaping (AxisValue) -> AxisGridLine
        ) -> AxisMarks<AxisGridLine>,
      AxisGridLine.init(centered:stroke:) as (Bool?, StrokeStyle?) -> AxisGridLine,
      AxisMarkValues.stride(by:count:roundLowerBound:roundUpperBound:calendar:)
        as (Calendar.Component, Int, Bool?, Bool?, Calendar?) -> AxisMarkValues,
    ]
  }

  @Test func `A custom type can be plotted`() {
    enum Category: String, Plottable { case health = "Health" }
    let window = ChartWindow(
      Chart([Category.health], id: \.self) { category in
        BarMark(x: .value("Category", category), y: .value("Days", UInt8(3)))
      }
    )

    #expect(window.table == [["Category", "Days"], ["Health", "3"]])
  }
}
