import Foundation
import WebPush

/// The subscriptions of signed-in devices, and the key that they belong to.
extension SignInFile {
  /// Returns the subscriptions by device.
  func subscriptions() throws -> [(id: String, push: DeviceSubscription)] {
    try signedInDevices().compactMap { device in device.push.map { (device.id, $0) } }
  }

  /// Stores or removes the subscription of a signed-in device. An endpoint belongs to one device.
  /// If another device has the endpoint, that device is the same browser before it signed in again,
  /// and its subscription is removed.
  func setSubscription(_ push: DeviceSubscription?, of device: String) throws {
    try change { record in
      for index in record.devices.indices {
        let endpoint = record.devices[index].push?.subscription.endpoint
        if let endpoint, endpoint == push?.subscription.endpoint {
          record.devices[index].push = nil
        }
        if record.devices[index].id == device, record.devices[index].signedOutAt == nil {
          record.devices[index].push = push
        }
      }
    }
  }

  /// Returns the stored key, which the first call creates.
  func pushKey(_ make: () -> Data) throws -> Data {
    if let key = try read().pushKey { return key }
    var key = Data()
    try change { record in
      key = record.pushKey ?? make()
      record.pushKey = key
    }
    return key
  }
}

/// The subscription of a device with the locale in which its user reads.
struct DeviceSubscription: Codable, Hashable, Sendable {
  let subscription: PushSubscription
  /// The identifier of the locale.
  let language: String
}
