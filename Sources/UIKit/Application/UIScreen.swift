import QuartzCore
import Synchronization

/// The screen on which windows are shown.
@preconcurrency @MainActor public final class UIScreen: NSObject {
    /// The screen of the current application.
    public static var main: UIScreen { UIApplication.shared.screen }
    /// The scale of `main`. It is stored separately, because images read it on any thread.
    nonisolated static let mainScale = Mutex<CGFloat>(2)
    /// The size of `main` in points, stored separately, because images read it on any thread.
    nonisolated static let mainSize = Mutex(CGSize(width: 375, height: 667))
    /// The traits of `main`, stored separately, because images read them on any thread.
    nonisolated static let mainTraits = Mutex(UITraitCollection(CGSize(width: 375, height: 667), scale: 2, shape: nil))

    /// The screen's rectangle in points. A rotation between portrait and landscape exchanges width and height.
    public internal(set) var bounds: CGRect {
        didSet {
            tree.root.bounds = bounds
            if application === UIApplication.shared { Self.mainSize.withLock { $0 = bounds.size } }
        }
    }
    /// The number of pixels per point.
    public let scale: CGFloat
    /// The number of pixels per point, which is equal to `scale`.
    public var nativeScale: CGFloat { scale }
    /// The screen's rectangle in pixels, in portrait orientation. It does not change when the screen rotates.
    public var nativeBounds: CGRect {
        let (width, height) = (bounds.width * scale, bounds.height * scale)
        let isLandscape = application?.interfaceOrientation.isLandscape == true
        return CGRect(x: 0, y: 0, width: isLandscape ? height : width, height: isLandscape ? width : height)
    }
    /// The number of frames per second: the frame rate of the stage's clock.
    public let maximumFramesPerSecond: Int
    /// The brightness of the screen. A new value is limited to 0…1 and stored, and `brightnessDidChangeNotification` is posted.
    ///
    /// Differs from Apple: it has no effect.
    public var brightness: CGFloat = 0.5 {
        didSet {
            brightness = min(max(Diagnostics.finite(brightness, or: oldValue, "brightness", source: "UIScreen"), 0), 1)
            if brightness != oldValue { NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self) }
        }
    }
    /// Posted after a change of `brightness`.
    nonisolated public static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")
    /// All screens: the main screen.
    public static var screens: [UIScreen] { [main] }
    /// The tree of the layers of all windows. Its time is the stage's time.
    package let tree = LayerTree()
    weak var application: UIApplication?
    /// The shape of the device's screen, or nil for a screen whose status bar height is derived from its size.
    package var shape: ScreenShape? {
        didSet {
            guard shape != oldValue else { return }
            if application === UIApplication.shared { Self.mainTraits.withLock { $0 = traitCollection } }
            application?.screenShapeDidChange()
        }
    }

    /// The settings of the device.
    package internal(set) var settings = DeviceSettings.standard {
        didSet {
            settingsNumber = DeviceSettingsTable.number(of: settings)
            guard application === UIApplication.shared else { return }
            DeviceSettingsTable.makeCurrent(settingsNumber)
            let traits = traitCollection
            Self.mainTraits.withLock { $0 = traits }
        }
    }
    /// The number of the settings in `DeviceSettingsTable`.
    private(set) var settingsNumber: UInt16 = 0

    package init(bounds: CGRect, scale: CGFloat, framesPerSecond: Int = 60) {
        self.bounds = bounds
        self.scale = scale
        maximumFramesPerSecond = framesPerSecond
        tree.screenScale = scale
        tree.root.bounds = bounds
        tree.root.anchorPoint = .zero
    }
}
