import Foundation

/// The settings of assistive technologies. A stage has none, so all settings are off.
@preconcurrency @MainActor public enum UIAccessibility {
    /// Whether a screen reader runs: false.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether switches control the device: false.
    public static var isSwitchControlRunning: Bool { false }
    /// Whether the user prefers less motion: false.
    public static var isReduceMotionEnabled: Bool { false }
    /// Whether the user prefers less transparency: false.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Whether the user prefers bold text: false.
    public static var isBoldTextEnabled: Bool { false }
    /// Whether the user prefers darker colors: false.
    public static var isDarkerSystemColorsEnabled: Bool { false }
    /// Whether colors are inverted: false.
    public static var isInvertColorsEnabled: Bool { false }
    /// Whether colors are replaced by shades of gray: false.
    public static var isGrayscaleEnabled: Bool { false }

    /// Posted after a change of `isVoiceOverRunning`, which does not happen.
    nonisolated public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Posted after a change of `isReduceMotionEnabled`, which does not happen.
    nonisolated public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")

    /// Notifies assistive technologies.
    ///
    /// Differs from Apple: it has no effect.
    public static func post(notification: Notification, argument: Any?) {}
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
