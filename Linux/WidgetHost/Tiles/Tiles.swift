import AppIntents
import Foundation
import SwiftUI
import WebElements
import WidgetKit

/// What the widgets show: their timelines, asked for when somebody looks at them, and asked for again
/// when the program says so or the time has come.
@MainActor final class Tiles {
  /// The widgets, in their order; asked for when somebody looks at one for the first time.
  private(set) lazy var declarations = declare()
  private let declare: () -> [WidgetDeclaration]
  private let clock: WidgetClock
  private let changes: TileChanges
  private var timelines: [Key: WidgetTimeline] = [:]
  /// Another number after each reload.
  private var generation = 0

  /// Which timeline.
  private struct Key: Hashable {
    let kind: String
    let family: WidgetFamily?
    let values: [String: String]
  }

  /// The most timelines that are kept: those of all widgets for dozens of choices.
  private static let limit = 200

  init(clock: WidgetClock, declarations: @escaping () -> [WidgetDeclaration]) {
    declare = declarations
    self.clock = clock
    changes = TileChanges(clock: clock)
  }

  /// The state of all widgets, once it is another than one that is known, or after a while.
  func version(after known: String) async -> String { await changes.version(after: known) }

  /// The tile of a request; nil where there is none.
  func address(_ request: PathRequest) -> TileAddress? {
    TileAddress(request) { kind in declarations.first { $0.kind == kind } }
  }

  /// Forgets the timelines of widgets or of controls, which are reloaded separately on Apple's systems.
  /// - Parameter kind: The kind to reload, or nil for all.
  func reload(_ kind: String?, controls: Bool) {
    timelines = timelines.filter { key, _ in
      // A control has no family.
      (key.family == nil) != controls || (kind != nil && key.kind != kind)
    }
    generation += 1
    changes.tell()
  }

  /// A tile as it is now.
  func tile(_ address: TileAddress, notice: String? = nil) async -> Tile {
    await rendered(address, notice: notice).tile
  }

  /// Does what a control of a tile says, if the tile shows it.
  /// - Returns: The tile after that.
  func tap(_ action: String, in address: TileAddress) async -> Tile {
    let shown = await rendered(address, notice: nil)
    guard let intent = shown.actions[action] else { return shown.tile }
    do throws(IntentFailure) {
      _ = try await IntentRun.perform(intent)
      // As a system does; of other widgets the program says so itself.
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
    guard let declaration = declarations.first(where: { $0.kind == address.kind }) else {
      preconditionFailure("An address is of a widget there is")
    }
    let rendering = TileRendering(address)
    // Before the timeline: what changes while it is made is told of then.
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

  /// What a widget shows now.
  private func view(_ declaration: WidgetDeclaration, _ address: TileAddress) async throws
    -> AnyView
  {
    let key = Key(kind: address.kind, family: address.family, values: address.values)
    let now = clock.now()
    var timeline = timelines[key]
    if let reload = timeline?.reload, reload <= now { timeline = nil }
    if timeline == nil {
      let before = generation
      timeline = try await read(declaration, address)
      // What changed meanwhile is read again by who asks next.
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
    // Widgets are configured by things, not by days.
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
  /// What a tile says instead of its widget.
  fileprivate var tileMessage: String {
    if case .noEntity(let parameter, _) = self as? IntentFailure {
      return "This \(parameter.kind.noun) is gone. Choose another one."
    }
    return localizedDescription
  }
}
