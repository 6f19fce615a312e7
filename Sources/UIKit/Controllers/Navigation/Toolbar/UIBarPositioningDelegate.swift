/// The delegate of a bar that has a position.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
    /// Returns the position of a bar. The default is that of the kind of bar.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Returns the default position of a toolbar.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .bottom }
}
