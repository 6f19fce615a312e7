import UIKit

/// A disc whose position is set, first at once and then in an animation.
final class MoveViewController: SlideViewController {
    private var disc = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        addHeading("How a UIKit animation works")
        addLine(CGRect(x: 60, y: 330, width: 273, height: 2))
        for x in [60, 333] {
            addLine(CGRect(x: x, y: 316, width: 2, height: 30))
            addLabel("\(x)", 15, CGRect(x: CGFloat(x) - 30, y: 368, width: 60, height: 20), color: Palette.ink.withAlphaComponent(0.6))
                .textAlignment = .center
        }
        disc = addDisc("disc", at: CGPoint(x: 60, y: 331), diameter: 64, color: Palette.coral)
        addCode("set", "disc.center.x = 333") { [disc] in disc.center.x = 333 }
        addCode("animate", "UIView.animate(withDuration: 1) {\n    disc.center.x = 60\n}") { [disc] in
            UIView.animate(withDuration: 1) { disc.center.x = 60 }
        }
    }
}
