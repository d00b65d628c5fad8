import Foundation
import WebElements

/// The values that a view passes up to its ancestors.
package struct Preferences {
  /// The title of the screen, from `navigationTitle`.
  package var title: String?
  package var titleDisplayMode: NavigationBarItem.TitleDisplayMode?
  package var toolbar: [ToolbarEntry] = []
  package var searchField: Element?
  /// The sheets and dialogs that the page shows above its content.
  package var presentations: [Presentation] = []
  package var colorScheme: ColorScheme?
  package var blocksDismissal = false
  /// The heights at which the enclosing sheet rests.
  var detents: Set<PresentationDetent> = []
  /// The steps of the browser's back button. The button takes the last step.
  package var steps: [BackStep] = []
  /// Shows the screen of an address and the screens below it.
  package var open: (@MainActor (String) -> Void)?
  /// The handlers of URLs that the app is asked to open.
  package var openURL: [(URL) -> Void] = []

  /// The background of a widget's view, in CSS notation.
  package var containerBackground: String?
  /// The URL that opens on a tap outside the controls of a widget.
  package var widgetURL: URL?

  /// A Boolean value that indicates whether no preference is set.
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

  /// The preferences that a screen passes to its ancestors: those that concern the window or the
  /// enclosing sheet.
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
