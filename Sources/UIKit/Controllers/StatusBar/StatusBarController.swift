import CoreGraphics
import QuartzCore

/// Shows the status bar of a screen: time and battery in front of the windows below `UIWindow.Level.statusBar`. On a phone, the bar is
/// hidden in landscape.
final class StatusBarController {
    /// The bar. It is not in a window, because its layer is a sibling of the layers of the windows.
    private let view = UIView()
    private let clock = UILabel()
    private let battery = UIView()
    /// The filled part of the battery.
    private let charge = UIView()
    /// The small terminal at the right of the battery.
    private let batteryTip = UIView()
    private unowned let screen: UIScreen

    static let height: CGFloat = 20

    init(_ screen: UIScreen) {
        self.screen = screen
        clock.text = "9:41"
        clock.font = .systemFont(ofSize: 12, weight: .semibold)
        clock.textAlignment = .center
        battery.layer.cornerRadius = 2.5
        battery.layer.borderWidth = 1
        charge.layer.cornerRadius = 1
        batteryTip.layer.cornerRadius = 0.5
        battery.addSubview(charge)
        for part in [clock, battery, batteryTip] { view.addSubview(part) }
        view.isUserInteractionEnabled = false
        // Keeps the bar above windows that are added later.
        view.layer.zPosition = 1
    }

    /// Whether a screen of this size is the screen of a phone. A screen without a `ScreenShape` has a status bar only in this case.
    static func isPhoneSize(_ size: CGSize) -> Bool {
        let (short, long) = (min(size.width, size.height), max(size.width, size.height))
        return (320...430).contains(short) && (480...932).contains(long) && long / short > 1.4
    }

    /// Returns the height of the bar for a controller on a screen of the given size, or 0 if the bar is hidden. If the size is nil, the
    /// size of the screen is used.
    func height(for controller: UIViewController?, in size: CGSize? = nil) -> CGFloat {
        let size = size ?? screen.bounds.size
        let isPossible = hasStatusBar(size) && (size.height > size.width || screen.shape?.isPad == true)
        let isControllerBased = screen.application?.info.usesControllerBasedStatusBar ?? true
        return isPossible && !(isControllerBased && controller?.controllerForStatusBarHidden.prefersStatusBarHidden == true)
            && screen.application?.hidesStatusBar != true ? screen.shape?.statusBarHeight ?? Self.height : 0
    }

    /// Returns the safe area of a window of the given size.
    func safeArea(for controller: UIViewController?, in size: CGSize) -> UIEdgeInsets {
        let height = height(for: controller, in: size)
        return screen.shape?.safeArea(in: size, visibleStatusBarHeight: height) ?? UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0)
    }

    private func hasStatusBar(_ size: CGSize) -> Bool { screen.shape != nil || Self.isPhoneSize(size) }

    /// Shows, hides and colors the bar as the front controller requests.
    func update(for controller: UIViewController?) {
        let size = screen.bounds.size
        if view.layer.superlayer == nil, hasStatusBar(size) { screen.tree.root.addSublayer(view.layer) }
        let isVisible = height(for: controller) > 0
        view.alpha = isVisible ? 1 : 0
        guard isVisible else { return }
        setColor(screen.application?.shownStatusBarStyle == .lightContent ? .white : .black)
        layOut(size.width)
    }

    private func setColor(_ color: UIColor) {
        clock.textColor = color
        battery.layer.borderColor = color.withAlphaComponent(0.4).cgColor
        charge.backgroundColor = color
        batteryTip.backgroundColor = color.withAlphaComponent(0.4)
    }

    private func layOut(_ width: CGFloat) {
        let height = screen.shape?.statusBarHeight ?? Self.height
        view.frame = CGRect(x: 0, y: 0, width: width, height: height)
        layOutClock(width, height)
        // Beside a notch, the clock and the battery are a little below the center of the bar.
        let centerY = hasNotch ? (height * 0.54).rounded() : height / 2
        battery.frame = view.mirroredIfRightToLeft(CGRect(x: width - (hasNotch ? 49 : 31), y: centerY - 5, width: 22, height: 10))
        charge.frame = CGRect(x: 2, y: 2, width: 18, height: 6)
        let tipX = view.isRightToLeft ? battery.frame.minX - 2.5 : battery.frame.maxX + 1
        batteryTip.frame = CGRect(x: tipX, y: battery.frame.midY - 2, width: 1.5, height: 4)
        clock.frame = view.mirroredIfRightToLeft(clock.frame)
        view.layoutIfNeeded()
    }

    private var hasNotch: Bool { (screen.shape?.notchHeight ?? 0) > 0 }

    private func layOutClock(_ width: CGFloat, _ height: CGFloat) {
        clock.font = .systemFont(ofSize: hasNotch ? 16 : 12, weight: .semibold)
        if hasNotch {
            // Centered in the area at the left of the notch.
            clock.frame = CGRect(x: (width * 0.14).rounded() - 30, y: (height * 0.54).rounded() - 11, width: 60, height: 22)
        } else if screen.shape?.isPad == true {
            clock.frame = CGRect(x: 12, y: 0, width: 60, height: height)
        } else {
            clock.frame = CGRect(x: width / 2 - 40, y: 0, width: 80, height: height)
        }
    }
}
