extension IntentParameter where Value.ValueType == String {
  /// A text.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil
  ) {
    self.init(title: title, description: description, default: defaultValue, range: nil)
  }
}

extension IntentParameter where Value.ValueType == Int {
  /// A whole number.
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
  /// A number.
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
  /// Yes or no.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil
  ) {
    self.init(title: title, description: description, default: defaultValue, range: nil)
  }
}

extension IntentParameter where Value.ValueType == DateComponents {
  /// A day, a time of day, or both, wherever that is.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    kind: DateKind = .dateTime
  ) {
    self.init(title: title, description: description, default: nil, dateKind: kind)
  }
}

extension IntentParameter where Value.ValueType: AppEnum {
  /// One of the app's choices.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil
  ) {
    self.init(title: title, description: description, default: defaultValue, range: nil)
  }
}

extension IntentParameter where Value.ValueType: AppEntity {
  /// One of the app's things.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil
  ) {
    self.init(title: title, description: description, default: nil, range: nil)
  }
}
