/// The delegate of a bar that has a position.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
    /// Returns the position of a bar. By default, it is `bottom`. Only toolbars call this method.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Returns the default position of a toolbar.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .bottom }
}
