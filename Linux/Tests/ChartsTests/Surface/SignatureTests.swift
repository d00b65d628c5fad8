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
//   charts/anychartcontent              charts/builderconditional
//   charts/plottable                    charts/plottable/init(primitiveplottable:)
//   charts/primitiveplottableprotocol   charts/plottablevalue
//   charts/plottablevalue/value(_:_:)-13lvv, -7ed58
//   charts/plottablevalue/value(_:_:unit:calendar:)-2r0fo
//   charts/barmark/init(x:y:width:height:stacking:)
//   charts/barmark/init(x:ystart:yend:width:), init(xstart:xend:y:height:)
//   charts/linemark/init(x:y:), init(x:y:series:)
//   charts/rulemark/init(x:ystart:yend:)-5gy50, -6zemd, init(xstart:xend:y:)-27yvc, -444cp
//   charts/markdimension                charts/markstackingmethod
//   charts/chartcontent/foregroundstyle(_:), opacity(_:)
//   charts/chartcontent/cornerradius(_:style:), linestyle(_:)
//   charts/chartcontent/accessibilitylabel(_:)-5gk8d, accessibilityvalue(_:)-33c0e
//   charts/chartcontent/accessibilityhidden(_:)
//   charts/axismarks, charts/axismarks/init(preset:position:values:stroke:)-8uk65, -8xkl5
//   charts/axismarks/init(format:preset:position:values:stroke:)-8fe1o, -98cpl
//   charts/axismarks/init(preset:position:values:content:)-6b1jq, -4a4x7
//   charts/axismarkvalues/automatic, automatic(desiredcount:roundlowerbound:roundupperbound:)
//   charts/axismarkvalues/automatic(minimumstride:desiredcount:roundlowerbound:roundupperbound:)
//   charts/axismarkvalues/stride(by:roundlowerbound:roundupperbound:)
//   charts/axismarkvalues/stride(by:count:roundlowerbound:roundupperbound:calendar:)
//   charts/axismarkposition             charts/axismarkpreset
//   charts/axisvalue                    charts/axismark, charts/axismark/font(_:)
//   charts/axismark/foregroundstyle(_:) charts/axiscontentbuilder/buildblock()
//   charts/axisgridline/init(centered:stroke:)
//   charts/axisvaluelabel/init(format:centered:anchor:…:verticalspacing:)
//   charts/axisvaluelabel/init(centered:anchor:…:verticalspacing:content:)
//   charts/axisvaluelabel/init(_:centered:anchor:…:verticalspacing:)-9rytf
//   charts/axisvaluelabelcollisionresolution
//   charts/scaledomain, charts/scaledomain/automatic(includeszero:reversed:)
//   charts/automaticscaledomain         charts/chartplotcontent
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
      BarMark.init(x:yStart:yEnd:width:) as (Name, Number, Number, MarkDimension) -> BarMark,
      BarMark.init(xStart:xEnd:y:height:) as (Number, Number, Name, MarkDimension) -> BarMark,
    ]
    let _: [Any] = [
      LineMark.init(x:y:) as (Name, Number) -> LineMark,
      LineMark.init(x:y:series:) as (Name, Number, Name) -> LineMark,
    ]
    let _: [Any] = [
      RuleMark.init(x:yStart:yEnd:) as (Name, Number, Number) -> RuleMark,
      RuleMark.init(x:yStart:yEnd:) as (Name, CGFloat?, CGFloat?) -> RuleMark,
      RuleMark.init(xStart:xEnd:y:) as (Number, Number, Name) -> RuleMark,
      RuleMark.init(xStart:xEnd:y:) as (CGFloat?, CGFloat?, Name) -> RuleMark,
    ]
  }

  @Test func `Values are labeled by literals, texts, and strings`() {
    let _: [Any] = [
      Number.value(_:_:) as (LocalizedStringKey, Int) -> Number,
      Number.value(_:_:) as (Text, Int) -> Number,
      Number.value(_:_:) as (String, Int) -> Number,
      PlottableValue<Date>.value(_:_:unit:calendar:)
        as (LocalizedStringKey, Date, Calendar.Component, Calendar?) -> PlottableValue<Date>,
      PlottableValue<Date>.value(_:_:unit:calendar:)
        as (Text, Date, Calendar.Component, Calendar?) -> PlottableValue<Date>,
      PlottableValue<Date>.value(_:_:unit:calendar:)
        as (Substring, Date, Calendar.Component, Calendar?) -> PlottableValue<Date>,
    ]
  }

  @Test func `Axes have Apple's initializers`() {
    let _: [Any] = [
      AxisMarks<Never>.init(preset:position:values:stroke:)
        as (AxisMarkPreset, AxisMarkPosition, AxisMarkValues, StrokeStyle?) -> AxisMarks<Never>,
      AxisMarks<Never>.init(preset:position:values:stroke:)
        as (AxisMarkPreset, AxisMarkPosition, [Int], StrokeStyle?) -> AxisMarks<Never>,
      AxisMarks<Never>.init(format:preset:position:values:stroke:)
        as (IntegerFormatStyle<Int>, AxisMarkPreset, AxisMarkPosition, [Int], StrokeStyle?) ->
        AxisMarks<Never>,
      AxisMarks<AxisGridLine>.init(preset:position:values:content:)
        as (
          AxisMarkPreset, AxisMarkPosition, AxisMarkValues, @escaping (AxisValue) -> AxisGridLine
        ) -> AxisMarks<AxisGridLine>,
      AxisGridLine.init(centered:stroke:) as (Bool?, StrokeStyle?) -> AxisGridLine,
      AxisMarkValues.stride(by:count:roundLowerBound:roundUpperBound:calendar:)
        as (Calendar.Component, Int, Bool?, Bool?, Calendar?) -> AxisMarkValues,
      AxisMarkValues.stride(by:roundLowerBound:roundUpperBound:)
        as (Double, Bool?, Bool?) -> AxisMarkValues,
      AxisMarkValues.automatic(desiredCount:roundLowerBound:roundUpperBound:)
        as (Int?, Bool?, Bool?) -> AxisMarkValues,
      AxisMarkValues.automatic(minimumStride:desiredCount:roundLowerBound:roundUpperBound:)
        as (Double, Int?, Bool?, Bool?) -> AxisMarkValues,
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
