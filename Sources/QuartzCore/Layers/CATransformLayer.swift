/// A layer without a plane of its own.
///
/// Its sublayers are in the space of its superlayer, and rotate together like the faces of a cube.
@preconcurrency @MainActor public final class CATransformLayer: CALayer {
    override var keepsDepth: Bool { true }
}
