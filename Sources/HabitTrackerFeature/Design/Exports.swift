// Screens and widgets share these views.

@_exported import HabitDesign
