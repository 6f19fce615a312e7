import QuartzCore

/// The fade of a screen after a change of the settings: the picture before the change, in front of everything.
struct SettingsFade {
    /// The duration in seconds.
    static let duration = 0.35

    private let layer = CALayer()
    private let tree: LayerTree

    /// Takes the picture of the screen.
    init(_ tree: LayerTree) {
        self.tree = tree
        layer.frame = tree.root.bounds
        layer.snapshot = tree.root.makeSnapshot()
        layer.snapshotBounds = tree.root.bounds
        // The status bar and windows in front of it have z positions up to 2.
        layer.zPosition = 3
    }

    /// Shows the picture, and fades it out.
    func run() {
        let layer = layer
        tree.root.addSublayer(layer)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.setCompletionBlock { layer.removeFromSuperlayer() }
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (1.0, 0.0, Self.duration)
        fade.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        layer.opacity = 0
        layer.add(fade, forKey: "fade")
        CATransaction.commit()
    }
}
