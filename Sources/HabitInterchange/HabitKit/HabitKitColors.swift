/// The colors of HabitKit by name. They are Tailwind CSS colors of shade 500.
enum HabitKitColors {
  /// Returns the color with a name as `#RRGGBB`; nil for an unknown name. The name may already be a
  /// `#RRGGBB` color.
  static func hex(_ name: String) -> String? {
    HexColor.valid(name) ?? palette[name.lowercased()]
  }

  private static let palette = [
    "slate": "#64748B", "gray": "#6B7280", "zinc": "#71717A", "neutral": "#737373",
    "stone": "#78716C", "red": "#EF4444", "orange": "#F97316", "amber": "#F59E0B",
    "yellow": "#EAB308", "lime": "#84CC16", "green": "#22C55E", "emerald": "#10B981",
    "teal": "#14B8A6", "cyan": "#06B6D4", "sky": "#0EA5E9", "blue": "#3B82F6",
    "indigo": "#6366F1", "violet": "#8B5CF6", "purple": "#A855F7", "fuchsia": "#D946EF",
    "pink": "#EC4899", "rose": "#F43F5E",
  ]
}
