/// A layer without a plane of its own: its sublayers stand in the space of its superlayer, and turn together like a cube.
public final class CATransformLayer: CALayer {
    override var keepsDepth: Bool { true }
}
