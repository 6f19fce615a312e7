import Foundation

/// The settings of assistive technologies. The settings of the appearance follow the device.
///
/// A scene cannot find out whether a screen reader is used, because the frames of the scene must not depend on the screen reader.
@preconcurrency @MainActor public enum UIAccessibility {
    /// Whether a screen reader runs: false.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether switches control the device: false.
    public static var isSwitchControlRunning: Bool { false }
    /// Whether the user prefers less motion: transitions of controllers then fade.
    public static var isReduceMotionEnabled: Bool { settings.reducesMotion }
    /// Whether the user prefers less motion and cross-fades. It is the same as `isReduceMotionEnabled`.
    public static var prefersCrossFadeTransitions: Bool { settings.reducesMotion }
    /// Whether the user prefers less transparency: blurs are then opaque.
    public static var isReduceTransparencyEnabled: Bool { settings.reducesTransparency }
    /// Whether the user prefers bold text.
    public static var isBoldTextEnabled: Bool { settings.hasBoldText }
    /// Whether the user prefers more contrast.
    public static var isDarkerSystemColorsEnabled: Bool { settings.increasesContrast }
    private static var settings: DeviceSettings { UIScreen.main.settings }
    /// Whether colors are inverted: false.
    public static var isInvertColorsEnabled: Bool { false }
    /// Whether colors are replaced by shades of gray: false.
    public static var isGrayscaleEnabled: Bool { false }

    /// Posted after a change of `isVoiceOverRunning`, which does not happen.
    nonisolated public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Posted after a change of `isReduceTransparencyEnabled`.
    nonisolated public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// Posted after a change of `isBoldTextEnabled`.
    nonisolated public static let boldTextStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    /// Posted after a change of `isDarkerSystemColorsEnabled`.
    nonisolated public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    /// Posted after a change of `isReduceMotionEnabled`.
    nonisolated public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")

    /// Notifies assistive technologies. The argument is the text of an announcement, or the element on which they continue after a change
    /// of the screen or the layout.
    ///
    /// Flipbook's window passes the notification to a screen reader. `Stage.accessibilityAnnouncements` has the announced texts.
    public static func post(notification: Notification, argument: Any?) {
        let text = argument as? String ?? (argument as? NSAttributedString)?.string
        UIApplication.shared.accessibilityLog.append(
            PostedAccessibilityNotification(notification: notification, text: text, element: argument as? UIResponder))
    }
}

extension UIAccessibility {
    /// A notification for assistive technologies.
    nonisolated public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The number of the notification.
        public let rawValue: UInt32
        /// Creates a notification.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// A new screen is shown.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A part of the screen has changed.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// A text is spoken.
        public static let announcement = Notification(rawValue: 1008)
        /// A page was scrolled.
        public static let pageScrolled = Notification(rawValue: 1009)
    }
}
