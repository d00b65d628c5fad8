// The screens are made of the same parts as the widgets.

@_exported import HabitDesign
