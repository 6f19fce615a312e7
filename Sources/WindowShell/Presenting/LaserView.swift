import Stage
import UIKit

/// A dot in the accent color with a soft glow.
final class LaserView: UIView {
    private let glow = CAGradientLayer()
    private let dot = UIView()
    private let core = UIView()
    /// The width and height of the glow.
    private static let length: CGFloat = 88

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: Self.length, height: Self.length))
        isUserInteractionEnabled = false
        glow.type = .radial
        (glow.startPoint, glow.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
        glow.colors = [0.62, 0.3, 0.1, 0].map { Theme.accentColor.withAlphaComponent($0).cgColor }
        glow.locations = [0, 0.3, 0.65, 1]
        glow.frame = bounds
        layer.addSublayer(glow)
        add(dot, length: 20, color: Theme.accentColor)
        add(core, length: 9, color: UIColor(red: 1, green: 0.93, blue: 0.88, alpha: 1))
        alpha = 0
    }

    required init?(coder: NSCoder) { return nil }

    private func add(_ disc: UIView, length: CGFloat, color: UIColor) {
        disc.bounds.size = CGSize(width: length, height: length)
        disc.center = CGPoint(x: bounds.midX, y: bounds.midY)
        disc.layer.cornerRadius = length / 2
        disc.backgroundColor = color
        addSubview(disc)
    }

    /// Shows or hides the dot with an animation of 0.2 s.
    func setVisible(_ isVisible: Bool) {
        UIView.animate(
            withDuration: 0.2, delay: 0, options: .beginFromCurrentState,
            animations: {
                self.alpha = isVisible ? 1 : 0
                self.transform = isVisible ? .identity : CGAffineTransform(scaleX: 0.5, y: 0.5)
            })
    }
}
