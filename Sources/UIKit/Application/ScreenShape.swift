import CoreGraphics

/// The properties of a device's screen that its size does not determine: the status bar, and the areas covered by the notch, the rounded
/// corners and the home indicator.
nonisolated package struct ScreenShape: Equatable, Sendable {
    /// The height of the status bar. A phone shows the bar only in portrait.
    package var statusBarHeight: CGFloat
    /// The height of the covered area at the top in portrait, also while the status bar is hidden. It is 0 without a notch.
    package var notchHeight: CGFloat
    /// The height of the covered area at the bottom in portrait.
    package var bottomInset: CGFloat
    /// The height of the covered area at the bottom in landscape.
    package var landscapeBottomInset: CGFloat
    /// Whether the device is a tablet.
    package var isPad: Bool

    /// Creates a shape. Without arguments, it is the shape of a phone with a home button.
    package init(
        statusBarHeight: CGFloat = 20, notchHeight: CGFloat = 0, bottomInset: CGFloat = 0, landscapeBottomInset: CGFloat = 0,
        isPad: Bool = false
    ) {
        (self.statusBarHeight, self.notchHeight) = (statusBarHeight, notchHeight)
        (self.bottomInset, self.landscapeBottomInset) = (bottomInset, landscapeBottomInset)
        self.isPad = isPad
    }

    /// Whether the covered area is an island below the top edge, and not a notch. The height of the status bar beside the island is
    /// slightly smaller than the height of the covered area.
    package var hasIsland: Bool { notchHeight > statusBarHeight && !isPad }

    /// The radius of the corners of the screen, in points. A screen above a home button has small radii, so that the corners do not
    /// cover the battery symbol of the status bar.
    package var cornerRadius: CGFloat {
        if isPad { return bottomInset > 0 ? 20 : 8 }
        return hasIsland ? 55 : notchHeight > 0 ? 42 : Self.homeButtonCornerRadius
    }

    /// The radius of the corners of a screen above a home button, in points.
    package static let homeButtonCornerRadius: CGFloat = 18

    /// The width of the frame around the screen, in points.
    package var bezelWidth: CGFloat { isPad ? 26 : Self.phoneBezelWidth }

    /// The width of the frame around the screen of a phone, in points.
    package static let phoneBezelWidth: CGFloat = 10

    /// Returns the safe area of a screen of a size. `visibleStatusBarHeight` is 0 if the status bar is hidden.
    func safeArea(in size: CGSize, visibleStatusBarHeight: CGFloat) -> UIEdgeInsets {
        guard size.width > size.height, !isPad else {
            return UIEdgeInsets(top: max(notchHeight, visibleStatusBarHeight), left: 0, bottom: bottomInset, right: 0)
        }
        return UIEdgeInsets(top: visibleStatusBarHeight, left: notchHeight, bottom: landscapeBottomInset, right: notchHeight)
    }

    /// Returns the size class of the width for a screen of a size. It is regular on a tablet, and in landscape on a phone that is at least
    /// 414 points wide in portrait.
    func horizontalSizeClass(in size: CGSize) -> UIUserInterfaceSizeClass {
        isPad || (size.width > size.height && size.height >= 414) ? .regular : .compact
    }

    /// Returns the size class of the height for a screen of a size. It is compact only on a phone in landscape.
    func verticalSizeClass(in size: CGSize) -> UIUserInterfaceSizeClass { isPad || size.height >= size.width ? .regular : .compact }
}
