import QuartzCore

/// A layer without implicit animations. Its properties change at once.
final class LayerWithoutActions: CALayer {
    override func action(forKey event: String) -> CAAction? { nil }
}
