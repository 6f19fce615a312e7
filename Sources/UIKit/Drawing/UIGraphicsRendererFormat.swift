import CoreGraphics

/// The settings of a graphics renderer.
nonisolated open class UIGraphicsRendererFormat {
    /// The rectangle of the context in points, which the renderer sets.
    open internal(set) var bounds = CGRect.zero

    /// Creates the default settings.
    public required init() {}

    /// Returns the default settings.
    open class func `default`() -> Self { self.init() }
    /// Returns the settings for the screen, which are the default settings.
    open class func preferred() -> Self { self.init() }

    /// Returns an independent copy.
    func makeCopy() -> Self {
        let copy = Self.init()
        copy.bounds = bounds
        return copy
    }
}
