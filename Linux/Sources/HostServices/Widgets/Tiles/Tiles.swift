@_spi(Host) import AppIntents
import Foundation
import LinuxFoundation
@_spi(Host) import SwiftUI
import WebElements
import WidgetKit

/// The tiles of the widgets. Timelines are created on demand, and again after a reload request or
/// at their reload date.
@MainActor final class Tiles {
  /// Returns the widgets in order, with names in the language of the request.
  let declarations: () -> [WidgetDeclaration]
  private let clock: WidgetClock
  private let changes: TileChanges
  private var timelines: [Key: WidgetTimeline] = [:]
  /// A counter of reloads.
  private var generation = 0

  /// The key of a timeline.
  private struct Key: Hashable {
    let kind: String
    let family: WidgetFamily?
    let values: [String: String]
    let locale: Locale
  }

  /// The maximum number of cached timelines, enough for all widgets with dozens of configurations.
  private static let limit = 200

  init(clock: WidgetClock, declarations: @escaping () -> [WidgetDeclaration]) {
    self.declarations = declarations
    self.clock = clock
    changes = TileChanges(clock: clock)
  }

  /// Returns the version of all widgets when it differs from a known version, or after the maximum
  /// time.
  func version(after known: String) async -> String { await changes.version(after: known) }

  /// Returns the tile address of a request, or nil if there is none.
  func address(_ request: PathRequest) -> TileAddress? {
    TileAddress(request) { kind in declarations().first { $0.kind == kind } }
  }

  /// Discards the timelines of widgets or of controls, which are reloaded separately on Apple's
  /// systems.
  ///
  /// - Parameter kind: The kind to reload, or nil for all.
  func reload(_ kind: String?, controls: Bool) {
    timelines = timelines.filter { key, _ in
      // A control has no family.
      (key.family == nil) != controls || (kind != nil && key.kind != kind)
    }
    generation += 1
    changes.scheduleNotification()
  }

  /// Returns the current tile.
  func tile(_ address: TileAddress, notice: String? = nil) async -> Tile {
    await rendered(address, notice: notice).tile
  }

  /// Performs the intent of a visible control.
  ///
  /// - Returns: The tile after the action.
  func tap(_ action: String, in address: TileAddress) async -> Tile {
    let shown = await rendered(address, notice: nil)
    guard let intent = shown.actions[action] else { return shown.tile }
    do throws(IntentFailure) {
      _ = try await IntentRun.perform(intent)
      // Like the system, reloads the tapped widget. If other widgets change too, the program
      // reloads them.
      reload(address.kind, controls: address.family == nil)
      return await tile(address)
    } catch {
      return await tile(address, notice: error.localizedDescription)
    }
  }

  private func rendered(
    _ address: TileAddress,
    notice: String?
  ) async -> (tile: Tile, actions: [String: any AppIntent]) {
    guard let declaration = declarations().first(where: { $0.kind == address.kind }) else {
      preconditionFailure("a tile address must name a declared widget")
    }
    let rendering = TileRendering(address)
    // The version is read before the timeline is created, so that changes during the creation cause
    // another notification.
    let version = changes.version
    let output: Output
    do {
      output = rendering.output(of: try await view(declaration, address))
    } catch {
      output = rendering.output(of: TileMessage(text: error.tileMessage))
    }
    let preferences = output.preferences
    let tile = Tile(
      address: address,
      name: declaration.displayName,
      elements: output.elements,
      background: preferences.containerBackground,
      link: preferences.widgetURL.flatMap(TileRendering.address),
      notice: notice,
      version: version
    )
    return (tile, rendering.actions)
  }

  /// Returns the current view of a widget.
  private func view(_ declaration: WidgetDeclaration, _ address: TileAddress) async throws
    -> AnyView
  {
    let key = Key(
      kind: address.kind,
      family: address.family,
      values: address.values,
      locale: Localization.current.locale
    )
    let now = clock.now()
    var timeline = timelines[key]
    if let reload = timeline?.reload, reload <= now { timeline = nil }
    if timeline == nil {
      let before = generation
      timeline = try await read(declaration, address)
      // A timeline that was invalidated during its creation is not cached.
      if generation == before {
        if timelines.count >= Self.limit { timelines = [:] }
        timelines[key] = timeline
      }
    }
    guard let timeline, let first = timeline.entries.first else { return AnyView(EmptyView()) }
    let next = timeline.entries.first { $0.date > now }?.date
    changes.expect([next, timeline.reload].compactMap { $0 }.min())
    return (timeline.entries.last { $0.date <= now } ?? first).view
  }

  private func read(
    _ declaration: WidgetDeclaration,
    _ address: TileAddress
  ) async throws -> WidgetTimeline {
    // Widget parameters are entities, not dates, so the current day is not needed.
    let run = IntentRun(today: DateComponents())
    let values = address.values.mapValues { IntentValue.string($0) }
    let configuration = try await run.intent(IntentDeclaration(declaration.intent), values)
    return try await declaration.timeline(
      for: configuration,
      in: address.family ?? .systemSmall
    )
  }
}

extension Error {
  /// The message to show in place of the widget.
  fileprivate var tileMessage: String {
    if case .noEntity(let parameter, _) = self as? IntentFailure {
      return String(
        localized: "No longer available: \(parameter.title). Choose another one.",
        comment: "The kind of the missing item, such as Station."
      )
    }
    return localizedDescription
  }
}
