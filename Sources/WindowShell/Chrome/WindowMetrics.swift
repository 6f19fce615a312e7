import CoreGraphics

/// The sizes of texts and distances around the scene. They grow with the window, so that a text fills the same fraction of a projector's
/// picture at each resolution.
struct WindowMetrics: Equatable {
    /// The factor by which all sizes are larger than in a window of 1280 × 800 points. It is at least 1.
    let factor: CGFloat

    /// Creates the metrics of a window with a size in points.
    init(_ size: CGSize = .zero) {
        let factor = min(size.width / 1280, size.height / 800)
        self.factor = factor.isFinite ? max(factor, 1) : 1
    }

    /// Returns a size in whole points.
    func points(_ size: CGFloat) -> CGFloat { (size * factor).rounded() }
}
