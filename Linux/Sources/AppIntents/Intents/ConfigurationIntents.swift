/// An intent whose parameters configure a widget. It is never performed.
public protocol WidgetConfigurationIntent: AppIntent where PerformResult == Never {}

/// An intent whose parameters configure a control. It is never performed.
public protocol ControlConfigurationIntent: AppIntent where PerformResult == Never {}

extension WidgetConfigurationIntent {
  /// Never called.
  public func perform() async throws -> Never {
    preconditionFailure("\(Self.self) configures a widget and can't be performed")
  }
}

extension ControlConfigurationIntent {
  /// Never called.
  public func perform() async throws -> Never {
    preconditionFailure("\(Self.self) configures a control and can't be performed")
  }
}
