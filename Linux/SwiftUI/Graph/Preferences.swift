import Foundation
import WebElements

/// What a view tells the views above it.
package struct Preferences {
  /// The title of the screen, from `navigationTitle`.
  package var title: String?
  package var titleDisplayMode: NavigationBarItem.TitleDisplayMode?
  package var toolbar: [ToolbarEntry] = []
  package var searchField: Element?
  /// Dialogs, which the page shows above everything else.
  package var presentations: [Presentation] = []
  package var colorScheme: ColorScheme?
  package var blocksDismissal = false
  /// The heights at which the sheet around the view rests.
  var detents: Set<PresentationDetent> = []
  /// The steps that the browser's way back takes on the screens, the last first.
  package var steps: [BackStep] = []
  /// Shows the screen of an address, with those below it.
  package var open: (@MainActor (String) -> Void)?
  /// What is done about an address that the app is asked to open, by the views that want to know.
  package var openURL: [(URL) -> Void] = []

  /// What is painted behind a widget's view, as a style sheet has it.
  package var containerBackground: String?
  /// What a tap on a widget opens that hits none of its controls.
  package var widgetURL: URL?

  /// Whether nothing is told.
  var isEmpty: Bool {
    title == nil && titleDisplayMode == nil && toolbar.isEmpty && searchField == nil
      && presentations.isEmpty && colorScheme == nil && !blocksDismissal
      && detents.isEmpty && steps.isEmpty && open == nil && containerBackground == nil
      && widgetURL == nil && openURL.isEmpty
  }

  package mutating func merge(_ other: Preferences) {
    title = title ?? other.title
    titleDisplayMode = titleDisplayMode ?? other.titleDisplayMode
    toolbar += other.toolbar
    searchField = searchField ?? other.searchField
    presentations += other.presentations
    colorScheme = colorScheme ?? other.colorScheme
    blocksDismissal = blocksDismissal || other.blocksDismissal
    detents.formUnion(other.detents)
    steps = steps.isEmpty ? other.steps : steps
    open = open ?? other.open
    openURL += other.openURL
    containerBackground = containerBackground ?? other.containerBackground
    widgetURL = widgetURL ?? other.widgetURL
  }

  /// What is left for the views above a screen, once the screen's own bar has used its part.
  package var beyondScreen: Preferences {
    var rest = Preferences()
    rest.title = title
    rest.presentations = presentations
    rest.colorScheme = colorScheme
    rest.blocksDismissal = blocksDismissal
    rest.detents = detents
    rest.openURL = openURL
    return rest
  }
}
