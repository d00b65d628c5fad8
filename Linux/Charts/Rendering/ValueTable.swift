/// The values of a chart as a table, for screen readers.
struct ValueTable: Equatable {
  struct Row: Equatable {
    let name: String
    /// Which line or pile the value belongs to; missing where the chart has only one.
    let series: String?
    let value: String
  }

  private(set) var headings: [String] = []
  private(set) var rows: [Row] = []

  init(_ marks: [Mark], _ locale: ChartLocale) {
    let shown = marks.filter { !$0.speech.isHidden && $0.isPlaceable }
    let data = shown.filter { $0.kind != .rule }
    // A value whose name differs from that of the others says its own.
    let valueName = Self.common((data.isEmpty ? shown : data).map { $0.named.value })
    let hasSeries = shown.contains { $0.series != nil }
    rows = shown.compactMap { mark in
      let named = mark.named
      let isOther = named.value != nil && named.value != valueName && mark.kind != .rule
      let name = mark.speech.label ?? mark.name(locale)
      let value = mark.speech.value ?? mark.value(locale)
      guard !name.isEmpty || !value.isEmpty else { return nil }
      return Row(
        name: name,
        series: hasSeries ? mark.series.map(locale.spoken) ?? "" : nil,
        value: isOther && mark.speech.value == nil ? "\(named.value ?? "") \(value)" : value
      )
    }
    guard !rows.isEmpty else { return }
    headings = [Self.heading(shown.map { $0.named.place })]
    if hasSeries { headings.append(Self.heading(shown.map { $0.series?.label })) }
    headings.append(valueName ?? Self.heading(data.map { $0.named.value }))
  }

  /// All names, each once.
  private static func heading(_ names: [String?]) -> String {
    var seen: Set<String> = []
    return names.compactMap { $0 }.filter { seen.insert($0).inserted }.joined(separator: ", ")
  }

  /// The one name that all have that have one.
  private static func common(_ names: [String?]) -> String? {
    let names = Set(names.compactMap { $0 })
    return names.count == 1 ? names.first : nil
  }
}

extension Mark {
  /// What the axes call the mark's place and its value.
  fileprivate var named: (place: String?, value: String?) {
    (standing.values.first?.label, grown.values.first?.label)
  }

  /// What the mark is: its place, or what a rule is called.
  fileprivate func name(_ locale: ChartLocale) -> String {
    let places = standing.values
    if kind == .rule, places.isEmpty { return grown.values.first?.label ?? "" }
    return places.map(locale.spoken).joined(separator: " – ")
  }

  fileprivate func value(_ locale: ChartLocale) -> String {
    if kind == .rule, grown.values.isEmpty { return standing.values.first?.label ?? "" }
    return grown.values.map(locale.spoken).joined(separator: " – ")
  }
}
