import Foundation
import QuartzCore

/// A change of a view with the tilt of the device.
///
/// A desktop computer has no tilt sensor: the mouse tilts the device while Shift is held, or a script tilts it with the step `tilt`.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
    nonisolated deinit {}

    /// Creates an effect.
    public override init() { super.init() }

    /// Returns the values that are added to a view's key paths for a tilt, or nil for none.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

extension UIView {
    private static let motionEffectsKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    /// The motion effects of the view.
    public var motionEffects: [UIMotionEffect] {
        get { objc_getAssociatedObject(self, Self.motionEffectsKey) as? [UIMotionEffect] ?? [] }
        set {
            let old = motionEffects
            objc_setAssociatedObject(self, Self.motionEffectsKey, newValue, .OBJC_ASSOCIATION_RETAIN)
            guard !old.isEmpty || !newValue.isEmpty else { return }
            removeMotionAnimations()
            UIApplication.shared.tilt.add(self)
        }
    }

    /// Adds a motion effect.
    public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
    /// Removes a motion effect.
    public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
}
