// The names before Swift 4.2.

extension UIView {
    /// The name of `bringSubviewToFront(_:)` before Swift 4.2.
    public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
    /// The name of `sendSubviewToBack(_:)` before Swift 4.2.
    public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}
