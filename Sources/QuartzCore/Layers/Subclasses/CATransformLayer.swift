/// A layer without its own plane.
///
/// The sublayers are in the space of the superlayer, and rotate together like the faces of a cube.
@preconcurrency @MainActor public final class CATransformLayer: CALayer {
    override var keepsDepth: Bool { true }
}
