import UIKit

/// Balloons that fly into the mist, behind panes of glass from a breath of it to all.
class GlassPanel: Panel {
    private let sky = CAGradientLayer([UIColor(hex: 0x2E7FC2), UIColor(hex: 0x7CC4E8), UIColor(hex: 0xF8E3C0)], [0, 0.6, 1])
    private let balloons = (0..<6).map { _ in UIImageView(image: UIImage(named: "Flight/balloon")) }
    private let panes = (0..<5).map { _ in UIVisualEffectView(effect: nil) }
    private let edges = (0..<5).map { _ in UIView() }
    private var changes: [UIViewPropertyAnimator] = []

    init() {
        super.init()
        layer.addSublayer(sky)
        for view in balloons + panes + edges { addSubview(view) }
        for edge in edges { edge.backgroundColor = UIColor(white: 1, alpha: 0.55) }
    }

    required init?(coder: NSCoder) { return nil }

    /// On its way to the effect, and stopped there: so there is glass of every thickness.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil, changes.isEmpty else { return }
        for (pane, thickness) in zip(panes, [0.05, 0.12, 0.25, 0.5, 1]) {
            let change = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: { pane.effect = UIBlurEffect(style: .light) })
            change.pauseAnimation()
            change.fractionComplete = CGFloat(thickness)
            changes.append(change)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        sky.frame = bounds
        let width = bounds.width / CGFloat(panes.count + 1)
        for (index, balloon) in balloons.enumerated() {
            let up: CGFloat = index % 2 == 0 ? 3 : -4
            balloon.center = CGPoint(x: width * (CGFloat(index) + 0.5), y: bounds.midY + up)
        }
        for (index, pane) in panes.enumerated() {
            let left = (width * CGFloat(index + 1)).rounded()
            pane.frame = CGRect(x: left, y: 0, width: (width * CGFloat(index + 2)).rounded() - left, height: bounds.height)
            edges[index].frame = CGRect(x: left, y: 0, width: 1, height: bounds.height)
        }
    }
}
