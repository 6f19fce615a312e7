import UIKit

/// A disc with a ring at its model position, and the two values as numbers.
final class ModelViewController: SlideViewController {
    private var disc = UIView()
    private let ring = UIView()
    private var modelLabel = UILabel()
    private var shownLabel = UILabel()
    private var link: CADisplayLink?

    override func viewDidLoad() {
        super.viewDidLoad()
        addHeading("Two values", "The ring is the model. The disc is what the screen shows.")
        addLine(CGRect(x: 60, y: 290, width: 273, height: 2))
        disc = addDisc("disc", at: CGPoint(x: 60, y: 291), color: Palette.blue)
        ring.frame = CGRect(x: 0, y: 0, width: 72, height: 72)
        ring.center = disc.center
        ring.layer.cornerRadius = 36
        ring.layer.borderWidth = 3
        ring.layer.borderColor = Palette.coral.resolvedColor(with: traitCollection).cgColor
        canvas.addSubview(ring)
        modelLabel = addLabel("", 19, CGRect(x: 28, y: 400, width: 337, height: 28), weight: .medium, color: Palette.coral, isCode: true)
        shownLabel = addLabel("", 19, CGRect(x: 28, y: 436, width: 337, height: 28), weight: .medium, color: Palette.blue, isCode: true)
        addCode("go", "UIView.animate(withDuration: 3) {\n    disc.center.x = 333\n}") { [unowned self] in move(to: 333) }
        addCode("back", "UIView.animate(withDuration: 3) {\n    disc.center.x = 60\n}") { [unowned self] in move(to: 60) }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        link = CADisplayLink(target: self, selector: Selector(ModelViewController.showValues))
        link?.add(to: .main, forMode: .common)
        showValues()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        link?.invalidate()
    }

    private func move(to x: CGFloat) {
        UIView.animate(
            withDuration: 3, delay: 0, options: [.curveEaseInOut, .allowUserInteraction], animations: { self.disc.center.x = x })
        ring.center.x = x
    }

    private func showValues() {
        let shown = disc.layer.presentation()?.position.x ?? disc.center.x
        modelLabel.text = "center.x        \(Int(disc.center.x.rounded()))"
        shownLabel.text = "presentation()  \(Int(shown.rounded()))"
    }
}
