import QuartzCore

/// A layer for the picture of a player.
///
/// Differs from Apple: it shows no picture, only its background color.
@preconcurrency @MainActor open class AVPlayerLayer: CALayer {
    nonisolated deinit {}

    /// The player.
    open var player: AVPlayer?
    /// The way in which the picture fits the layer. It has no effect, because no picture is shown.
    open var videoGravity = AVLayerVideoGravity.resizeAspect

    /// Creates a layer.
    public override init() { super.init() }
    /// Creates a copy of a layer.
    public override init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? AVPlayerLayer else { return }
        (player, videoGravity) = (layer.player, layer.videoGravity)
    }
    /// Creates a layer for a player.
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
    /// Creates a layer. The coder is ignored.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Whether the first picture is shown. Always false.
    open var isReadyForDisplay: Bool { false }
    /// The rectangle of the picture, which is always `bounds`.
    open var videoRect: CGRect { bounds }
}
