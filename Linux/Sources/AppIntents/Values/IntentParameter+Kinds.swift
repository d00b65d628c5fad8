extension IntentParameter where Value.ValueType == String {
  /// Creates a string parameter.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil
  ) {
    self.init(title: title, description: description, default: defaultValue, range: nil)
  }
}

extension IntentParameter where Value.ValueType == Int {
  /// Creates an integer parameter.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inclusiveRange: (lowerBound: Int, upperBound: Int)? = nil
  ) {
    self.init(
      title: title,
      description: description,
      default: defaultValue,
      range: inclusiveRange.map { Double($0.lowerBound)...Double($0.upperBound) }
    )
  }
}

extension IntentParameter where Value.ValueType == Double {
  /// Creates a floating-point parameter.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inclusiveRange: (lowerBound: Double, upperBound: Double)? = nil
  ) {
    self.init(
      title: title,
      description: description,
      default: defaultValue,
      range: inclusiveRange.map { $0.lowerBound...$0.upperBound }
    )
  }
}

extension IntentParameter where Value.ValueType == Bool {
  /// Creates a Boolean parameter.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil
  ) {
    self.init(title: title, description: description, default: defaultValue, range: nil)
  }
}

extension IntentParameter where Value.ValueType == DateComponents {
  /// Creates a parameter for a date, without a time or a time zone.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    kind: DateKind
  ) {
    self.init(title: title, description: description, default: nil)
  }
}

extension IntentParameter where Value.ValueType: AppEntity {
  /// Creates a parameter for an entity of the app.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil
  ) {
    self.init(title: title, description: description, default: nil, range: nil)
  }
}
