import CoreGraphics
import QuartzCore

/// Time and battery above all windows of a phone's screen: as tall as the safe area says, gone where it lies on its side.
final class StatusBar {
    private let view = UIView()
    private let clock = UILabel()
    private let battery = UIView()
    private let charge = UIView()
    private let tip = UIView()
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
        tip.layer.cornerRadius = 0.5
        battery.addSubview(charge)
        for part in [clock, battery, tip] { view.addSubview(part) }
        view.isUserInteractionEnabled = false
        // Windows are put in front of each other below it.
        view.layer.zPosition = 1
    }

    /// A screen of a phone's shape has one; any other is taken for a picture.
    static func suits(_ size: CGSize) -> Bool {
        let (short, long) = (min(size.width, size.height), max(size.width, size.height))
        return (320...430).contains(short) && (480...932).contains(long) && long / short > 1.4
    }

    /// How tall it is for a controller on a screen of a size.
    static func height(_ size: CGSize, for controller: UIViewController?) -> CGFloat {
        suits(size) && size.height > size.width && controller?.statusBarHider.prefersStatusBarHidden != true ? height : 0
    }

    /// Takes on what the controller in front wants.
    func update(for controller: UIViewController?) {
        let size = screen.bounds.size
        if view.layer.superlayer == nil, Self.suits(size) { screen.tree.root.addSublayer(view.layer) }
        let isShown = Self.height(size, for: controller) > 0
        view.alpha = isShown ? 1 : 0
        guard isShown else { return }
        paint(controller?.statusBarStyler.shownStatusBarStyle == .lightContent ? .white : .black)
        place(size.width)
    }

    private func paint(_ ink: UIColor) {
        clock.textColor = ink
        battery.layer.borderColor = ink.withAlphaComponent(0.4).cgColor
        charge.backgroundColor = ink
        tip.backgroundColor = ink.withAlphaComponent(0.4)
    }

    private func place(_ width: CGFloat) {
        view.frame = CGRect(x: 0, y: 0, width: width, height: Self.height)
        clock.frame = CGRect(x: width / 2 - 40, y: 0, width: 80, height: Self.height)
        battery.frame = CGRect(x: width - 31, y: 5, width: 22, height: 10)
        charge.frame = CGRect(x: 2, y: 2, width: 18, height: 6)
        tip.frame = CGRect(x: width - 8, y: 8, width: 1.5, height: 4)
        view.layoutIfNeeded()
    }
}

extension UIViewController {
    /// Says that what it wants of the status bar has changed. In an animation block it fades.
    public func setNeedsStatusBarAppearanceUpdate() { viewIfLoaded?.window?.setNeedsStatusBarUpdate() }

    /// Who is asked about the bar on behalf of this controller: whatever covers it, and of that the child it names.
    private var front: UIViewController {
        guard let presented, presented.decidesAboutStatusBar else { return self }
        return presented.front
    }

    private var decidesAboutStatusBar: Bool {
        modalPresentationCapturesStatusBarAppearance || presentation?.presentationStyle == .fullScreen
            || presentation is UISheetPresentationController
    }

    var statusBarStyler: UIViewController {
        let front = front
        return front.childForStatusBarStyle?.statusBarStyler ?? front
    }

    var statusBarHider: UIViewController {
        let front = front
        return front.childForStatusBarHidden?.statusBarHider ?? front
    }

    /// Above a card the black of the screen is seen.
    var shownStatusBarStyle: UIStatusBarStyle {
        presentation is UISheetPresentationController && traitCollection.verticalSizeClass != .compact
            ? .lightContent : preferredStatusBarStyle
    }
}

extension UIWindow {
    /// Has the bar follow the controller in front, and the safe area the bar.
    func setNeedsStatusBarUpdate() {
        guard let application = screen.application, application.windows.last === self else { return }
        application.statusBar.update(for: rootViewController)
        let top = StatusBar.height(bounds.size, for: rootViewController)
        guard top != barInsets.top else { return }
        barInsets.top = top
        noteSafeArea()
    }
}
