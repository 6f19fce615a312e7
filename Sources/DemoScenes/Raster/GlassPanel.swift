import UIKit

/// A panel with a row of balloons behind visual effect views with increasing blur.
class GlassPanel: Panel {
    private let sky = CAGradientLayer([UIColor(hex: 0x2E7FC2), UIColor(hex: 0x7CC4E8), UIColor(hex: 0xF8E3C0)], [0, 0.6, 1])
    private let balloons = (0..<6).map { _ in UIImageView(image: UIImage(named: "Flight/balloon")) }
    private let effectViews = (0..<5).map { _ in UIVisualEffectView(effect: nil) }
    private let edges = (0..<5).map { _ in UIView() }
    private var animators: [UIViewPropertyAnimator] = []

    init() {
        super.init()
        layer.addSublayer(sky)
        for view in balloons + effectViews + edges { addSubview(view) }
        for edge in edges { edge.backgroundColor = UIColor(white: 1, alpha: 0.55) }
    }

    required init?(coder: NSCoder) { return nil }

    /// Creates an animator from no effect to the full effect for each effect view, and pauses it at a different fraction.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil, animators.isEmpty else { return }
        for (effectView, fraction) in zip(effectViews, [0.05, 0.12, 0.25, 0.5, 1]) {
            let animator = UIViewPropertyAnimator(
                duration: 1, curve: .linear, animations: { effectView.effect = UIBlurEffect(style: .light) })
            animator.pauseAnimation()
            animator.fractionComplete = CGFloat(fraction)
            animators.append(animator)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        sky.frame = bounds
        let width = bounds.width / CGFloat(effectViews.count + 1)
        for (index, balloon) in balloons.enumerated() {
            let offset: CGFloat = index % 2 == 0 ? 3 : -4
            balloon.center = CGPoint(x: width * (CGFloat(index) + 0.5), y: bounds.midY + offset)
        }
        for (index, effectView) in effectViews.enumerated() {
            let left = (width * CGFloat(index + 1)).rounded()
            effectView.frame = CGRect(x: left, y: 0, width: (width * CGFloat(index + 2)).rounded() - left, height: bounds.height)
            edges[index].frame = CGRect(x: left, y: 0, width: 1, height: bounds.height)
        }
    }
}
