/// The app's request for the domain of an axis.
enum DomainRequest: Equatable {
  case automatic(includesZero: Bool, isReversed: Bool)
  case values(AxisScale.Domain)

  static let standard = DomainRequest.automatic(includesZero: true, isReversed: false)
}
