import CoreGraphics

extension UIApplication {
    /// Rotates the phone. The screen rotates only if the front controller supports the orientation.
    ///
    /// - Returns: Whether the screen has rotated.
    package func rotate(to orientation: UIInterfaceOrientation) -> Bool {
        guard orientation != .unknown, orientation != interfaceOrientation else { return false }
        device.orientation = UIDeviceOrientation(of: orientation)
        let front = windows.last?.rootViewController?.presentedChain.last
        guard front?.supportedInterfaceOrientations.allows(orientation) ?? true, front?.shouldAutorotate ?? true else { return false }
        let angle = Self.shortestRotation(orientation.angle - interfaceOrientation.angle)
        let swapsWidthAndHeight = orientation.isLandscape != interfaceOrientation.isLandscape
        interfaceOrientation = orientation
        let (oldTraits, oldSize) = (screen.traitCollection, screen.bounds.size)
        let newSize = swapsWidthAndHeight ? CGSize(width: oldSize.height, height: oldSize.width) : oldSize
        screen.bounds = CGRect(origin: .zero, size: newSize)
        for window in windows { SizeTransition(window, rotatedBy: angle).run(to: newSize, from: oldTraits) }
        return true
    }

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
