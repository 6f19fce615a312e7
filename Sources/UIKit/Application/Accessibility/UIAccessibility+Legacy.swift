/// The legacy name of `UIAccessibility.isVoiceOverRunning`.
@preconcurrency @MainActor public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }
/// The legacy name of `UIAccessibility.isReduceMotionEnabled`.
@preconcurrency @MainActor public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }
/// The legacy name of `UIAccessibility.isReduceTransparencyEnabled`.
@preconcurrency @MainActor public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool { UIAccessibility.isReduceTransparencyEnabled }
/// The legacy name of `UIAccessibility.Notification.screenChanged`.
nonisolated public let UIAccessibilityScreenChangedNotification = UIAccessibility.Notification.screenChanged
/// The legacy name of `UIAccessibility.Notification.layoutChanged`.
nonisolated public let UIAccessibilityLayoutChangedNotification = UIAccessibility.Notification.layoutChanged
/// The legacy name of `UIAccessibility.Notification.announcement`.
nonisolated public let UIAccessibilityAnnouncementNotification = UIAccessibility.Notification.announcement
/// The legacy name of `UIAccessibilityTraits.none`.
nonisolated public let UIAccessibilityTraitNone = UIAccessibilityTraits.none
/// The legacy name of `UIAccessibilityTraits.button`.
nonisolated public let UIAccessibilityTraitButton = UIAccessibilityTraits.button
/// The legacy name of `UIAccessibilityTraits.image`.
nonisolated public let UIAccessibilityTraitImage = UIAccessibilityTraits.image
/// The legacy name of `UIAccessibilityTraits.selected`.
nonisolated public let UIAccessibilityTraitSelected = UIAccessibilityTraits.selected
/// The legacy name of `UIAccessibilityTraits.staticText`.
nonisolated public let UIAccessibilityTraitStaticText = UIAccessibilityTraits.staticText
/// The legacy name of `UIAccessibilityTraits.adjustable`.
nonisolated public let UIAccessibilityTraitAdjustable = UIAccessibilityTraits.adjustable

/// The legacy name of `UIAccessibility.post(notification:argument:)`.
@preconcurrency @MainActor public func UIAccessibilityPostNotification(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    UIAccessibility.post(notification: notification, argument: argument)
}
