import CoreGraphics

nonisolated extension UIColor {
    /// Sets the color of areas and lines of the current context.
    public func set() {
        setFill()
        setStroke()
    }

    /// Sets the color of areas of the current context.
    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

    /// Sets the color of lines of the current context.
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
