import UIKit

/// Four discs that move for the same time, each with another curve.
final class CurveViewController: SlideViewController {
    private struct Lane {
        let name: String
        let options: UIView.AnimationOptions
        let disc: UIView
    }

    private var lanes: [Lane] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        addHeading("Curves", "From the elapsed time to the progress")
        let curves: [(String, UIView.AnimationOptions, UIColor)] = [
            ("linear", .curveLinear, Palette.ink), ("easeIn", .curveEaseIn, Palette.blue), ("easeOut", .curveEaseOut, Palette.green),
            ("easeInOut", .curveEaseInOut, Palette.coral),
        ]
        for (index, (name, options, color)) in curves.enumerated() {
            let y = 210 + CGFloat(index) * 92
            addLabel(name, 17, CGRect(x: 28, y: y - 46, width: 200, height: 24), weight: .medium, color: color)
            addLine(CGRect(x: 50, y: y, width: 293, height: 2))
            lanes.append(
                Lane(name: name, options: options, disc: addDisc(name + "-disc", at: CGPoint(x: 50, y: y + 1), diameter: 36, color: color)))
        }
        addCode("linear", "options: .curveLinear") { [unowned self] in run(0..<1) }
        addCode("easeIn", "options: .curveEaseIn") { [unowned self] in run(1..<2) }
        addCode("easeOut", "options: .curveEaseOut") { [unowned self] in run(2..<3) }
        addCode("all", "for curve in curves { start(curve) }") { [unowned self] in run(0..<4) }
    }

    /// Moves the discs of some lanes to the right, from the left.
    private func run(_ range: Range<Int>) {
        for lane in lanes[range] {
            lane.disc.layer.removeAllAnimations()
            lane.disc.center.x = 50
            UIView.animate(
                withDuration: 1.5, delay: 0, options: [lane.options, .allowUserInteraction], animations: { lane.disc.center.x = 343 })
        }
    }
}
