import Foundation

/// The device that a stage simulates: a phone, or a tablet.
@preconcurrency @MainActor public final class UIDevice: NSObject {
    /// The device of the current application.
    public static var current: UIDevice { UIApplication.shared.device }

    /// The orientation of the device, which may differ from the orientation of the interface.
    public internal(set) var orientation = UIDeviceOrientation.portrait
    /// The name of the device.
    public internal(set) var name = "iPhone"
    /// The model of the device.
    public internal(set) var model = "iPhone"
    /// The model of the device in the language of the user.
    public internal(set) var localizedModel = "iPhone"
    /// The name of the system.
    public let systemName = "iOS"
    /// The version of the system. It is the newest version whose behavior this library documents.
    public let systemVersion = "17.0"
    /// An identifier of the device, which is constant.
    public let identifierForVendor = UUID(uuidString: "F11B0000-0000-4000-8000-000000000001")
    /// The interface idiom of the device.
    public internal(set) var userInterfaceIdiom = UIUserInterfaceIdiom.phone
    /// Whether the device can run several applications at once.
    public let isMultitaskingSupported = true

    /// Whether the battery is observed.
    public var isBatteryMonitoringEnabled = false
    /// The charge of the battery, which is always full: 1, or -1 if the battery is not observed.
    public var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
    /// The state of the battery, which is always full, or unknown if the battery is not observed.
    public var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }

    /// Whether changes of the orientation are posted.
    public var isGeneratingDeviceOrientationNotifications: Bool { orientationObserverCount > 0 }
    /// The number of calls of `beginGeneratingDeviceOrientationNotifications` that have not been ended. UIKit itself makes the first call.
    private var orientationObserverCount = 1

    override init() {}

    /// Begins to post changes of the orientation. UIKit itself has called this method, so changes are posted from the
    /// start.
    public func beginGeneratingDeviceOrientationNotifications() { orientationObserverCount += 1 }
    /// Ends a period in which changes of the orientation are posted.
    public func endGeneratingDeviceOrientationNotifications() { orientationObserverCount = max(orientationObserverCount - 1, 0) }

    /// Makes the device a tablet or a phone.
    func setIdiom(_ idiom: UIUserInterfaceIdiom) {
        userInterfaceIdiom = idiom
        model = idiom == .pad ? "iPad" : "iPhone"
        (localizedModel, name) = (model, model)
    }

    /// Sets the orientation, and posts a change.
    func rotate(to orientation: UIDeviceOrientation) {
        guard orientation != self.orientation else { return }
        self.orientation = orientation
        guard isGeneratingDeviceOrientationNotifications else { return }
        NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    }
}

extension UIDevice {
    /// The state of the battery.
    nonisolated public enum BatteryState: Int, Sendable {
        /// The state is not known.
        case unknown
        /// The device runs on its battery.
        case unplugged
        /// The battery is being charged.
        case charging
        /// The battery is full.
        case full
    }

    /// Posted after a change of the orientation of the device, if `isGeneratingDeviceOrientationNotifications` is true.
    nonisolated public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
}
