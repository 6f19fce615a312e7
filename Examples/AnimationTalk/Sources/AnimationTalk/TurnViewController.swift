import UIKit

/// Two discs that change their direction while they move. A new animation of the upper disc replaces the running one. A new animation of
/// the lower disc is added to the running one.
final class TurnViewController: SlideViewController {
    private var replaced = UIView()
    private var added = UIView()
    private static let left: CGFloat = 60
    private static let right: CGFloat = 333

    override func viewDidLoad() {
        super.viewDidLoad()
        addHeading("Turning around", "What if it is still moving?")
        for (y, text) in [(CGFloat(230), "replaced: it stops, and starts again"), (400, "added: it slows down, and turns")] {
            addLabel(text, 17, CGRect(x: 28, y: y - 66, width: 337, height: 24), weight: .medium)
            addLine(CGRect(x: Self.left, y: y, width: Self.right - Self.left, height: 2))
        }
        replaced = addDisc("replaced", at: CGPoint(x: Self.left, y: 231), color: Palette.ink)
        added = addDisc("added", at: CGPoint(x: Self.left, y: 401), color: Palette.green)
        addCode("go", "UIView.animate(withDuration: 1.4) {\n    disc.center.x = 333\n}") { [unowned self] in move(to: Self.right) }
        addCode("turn", "UIView.animate(withDuration: 1.4) {\n    disc.center.x = 60\n}") { [unowned self] in move(to: Self.left) }
    }

    private func move(to x: CGFloat) {
        UIView.animate(withDuration: 1.4, delay: 0, options: .allowUserInteraction, animations: { self.added.center.x = x })
        // An explicit animation that starts at the presentation position. It replaces the previous one, because both have the same key.
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = replaced.layer.presentation()?.position.x ?? replaced.center.x
        animation.toValue = x
        animation.duration = 1.4
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        replaced.center.x = x
        replaced.layer.add(animation, forKey: "move")
    }
}
