// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// Types of https://developer.apple.com/documentation/widgetkit that Linux lacks.

public enum AccessoryWidgetGroup {}
public enum AccessoryWidgetGroupStyle {}
public enum ActivityConfiguration {}
public enum ActivityFamily {}
public enum ActivityPreviewViewKind {}
public enum ActivityViewContext {}
public enum AppIntentRecommendation {}
public enum ControlInfo {}
public enum ControlPushHandler {}
public enum ControlPushInfo {}
public enum ControlValueProvider {}
public enum ControlWidgetToggle {}
public enum ControlWidgetToggleDefaultLabel {}
public enum DynamicIsland {}
public enum DynamicIslandExpandedContent {}
public enum DynamicIslandExpandedContentBuilder {}
public enum DynamicIslandExpandedRegion {}
public enum DynamicIslandExpandedRegionPosition {}
public enum DynamicIslandExpandedRegionVerticalPlacement {}
public enum DynamicIslandMode {}
public enum IntentConfiguration {}
public enum IntentRecommendation {}
public enum IntentTimelineProvider {}
public enum LevelOfDetail {}
public enum RelevanceConfiguration {}
public enum RelevanceEntriesProvider {}
public enum RelevanceEntry {}
public enum StaticConfiguration {}
public enum StaticControlConfiguration {}
public enum TimelineEntryRelevance {}
public enum TimelineProvider {}
public enum WidgetAccentedRenderingMode {}
public enum WidgetInfo {}
public enum WidgetLocation {}
public enum WidgetMountingStyle {}
public enum WidgetPushHandler {}
public enum WidgetPushInfo {}
public enum WidgetRelevance {}
public enum WidgetRelevanceAttribute {}
public enum WidgetRelevanceGroup {}
public enum WidgetRelevances {}
public enum WidgetTexture {}
