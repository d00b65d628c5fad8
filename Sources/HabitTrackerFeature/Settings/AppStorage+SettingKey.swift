import Foundation
import HabitData
import HabitEngine
import SwiftUI

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  init(_ key: SettingKey<Value>, store: UserDefaults? = nil) {
    self.init(wrappedValue: key.initial, key.name, store: store)
  }
}

extension AppStorage where Value == String {
  init(_ key: SettingKey<String>, store: UserDefaults? = nil) {
    self.init(wrappedValue: key.initial, key.name, store: store)
  }
}

extension AppStorage where Value == Int {
  init(_ key: SettingKey<Int>) {
    self.init(wrappedValue: key.initial, key.name)
  }
}

extension AppStorage where Value == Bool {
  init(_ key: SettingKey<Bool>) {
    self.init(wrappedValue: key.initial, key.name)
  }
}
