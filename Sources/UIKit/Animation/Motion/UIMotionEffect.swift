import Foundation

/// A change of a view with the tilt of the device. A desktop is not tilted, so the values of a view do not change.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
    /// Returns the values that are added to a view's key paths for a tilt, or nil for none.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

extension UIView {
    private static let motionEffectsKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    /// The motion effects of the view.
    public var motionEffects: [UIMotionEffect] {
        get { objc_getAssociatedObject(self, Self.motionEffectsKey) as? [UIMotionEffect] ?? [] }
        set { objc_setAssociatedObject(self, Self.motionEffectsKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }

    /// Adds a motion effect. The device is never tilted.
    public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
    /// Removes a motion effect.
    public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
}
