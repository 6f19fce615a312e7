import CoreGraphics
import QuartzCore

extension UIApplication {
    /// Rotates the device. The screen rotates only if the application and the front controller support the orientation.
    ///
    /// - Returns: Whether the screen has rotated.
    package func rotate(to orientation: UIInterfaceOrientation) -> Bool {
        guard orientation != .unknown else { return false }
        device.rotate(to: UIDeviceOrientation(of: orientation))
        guard orientation != interfaceOrientation, allowsRotation(to: orientation) else { return false }
        Activity.perform(Activity(.system, "rotation")) { rotateScreen(to: orientation) }
        return true
    }

    /// Returns whether the application and the front controller support an orientation.
    package func allowsRotation(to orientation: UIInterfaceOrientation) -> Bool {
        let front = statusBarWindow?.rootViewController?.presentedChain.last
        let allowed = delegate?.application(self, supportedInterfaceOrientationsFor: statusBarWindow) ?? .all
        return allowed.allows(orientation) && front?.supportedInterfaceOrientations.allows(orientation) ?? true
            && front?.shouldAutorotate ?? true
    }

    private func rotateScreen(to orientation: UIInterfaceOrientation) {
        let angle = Self.shortestRotation(orientation.angle - interfaceOrientation.angle)
        let swapsWidthAndHeight = orientation.isLandscape != interfaceOrientation.isLandscape
        let (oldOrientation, oldStatusBarFrame) = (interfaceOrientation, statusBarFrame)
        delegate?.application(self, willChangeStatusBarOrientation: orientation, duration: SizeTransition.duration(of: angle))
        post(Self.willChangeStatusBarOrientationNotification, userInfo(of: orientation))
        interfaceOrientation = orientation
        let (oldTraits, oldSize) = (screen.traitCollection, screen.bounds.size)
        let newSize = swapsWidthAndHeight ? CGSize(width: oldSize.height, height: oldSize.width) : oldSize
        screen.bounds = CGRect(origin: .zero, size: newSize)
        post(Self.willChangeStatusBarFrameNotification, userInfo(of: statusBarFrame))
        for window in windows where window.bounds.size == oldSize || window === statusBarWindow {
            SizeTransition(window, rotatedBy: angle).run(to: newSize, from: oldTraits)
        }
        delegate?.application(self, didChangeStatusBarOrientation: oldOrientation)
        post(Self.didChangeStatusBarOrientationNotification, userInfo(of: oldOrientation))
        post(Self.didChangeStatusBarFrameNotification, userInfo(of: oldStatusBarFrame))
    }

    private func userInfo(of orientation: UIInterfaceOrientation) -> [AnyHashable: Any] {
        [Self.statusBarOrientationUserInfoKey: NSNumber(value: orientation.rawValue)]
    }

    private func userInfo(of frame: CGRect) -> [AnyHashable: Any] { [Self.statusBarFrameUserInfoKey: NSValue(cgRect: frame)] }

    /// Returns the equivalent of an angle in -π…π.
    private static func shortestRotation(_ angle: CGFloat) -> CGFloat {
        angle > .pi ? angle - 2 * .pi : angle < -.pi ? angle + 2 * .pi : angle
    }
}

extension UIDeviceOrientation {
    /// Creates the device orientation for an interface orientation. As in UIKit, `landscapeLeft` of the interface is `landscapeRight` of
    /// the device, and vice versa.
    fileprivate init(of orientation: UIInterfaceOrientation) {
        switch orientation {
        case .portrait, .unknown: self = .portrait
        case .portraitUpsideDown: self = .portraitUpsideDown
        case .landscapeRight: self = .landscapeLeft
        case .landscapeLeft: self = .landscapeRight
        }
    }
}
