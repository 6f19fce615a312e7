import UIKit

/// The conclusion of the talk: three sentences that appear one after the other.
final class FrameViewController: SlideViewController {
    private var lines: [UIView] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        addHeading("A frame")
        let texts = [
            ("The model changes at once.", Palette.coral), ("An animation knows a start, an end and a curve.", Palette.blue),
            ("A frame is the model, the animations and a time.", Palette.green),
        ]
        for (index, (text, color)) in texts.enumerated() {
            let y = 150 + CGFloat(index) * 128
            let bar = UIView(frame: CGRect(x: 28, y: y, width: 6, height: 96))
            bar.backgroundColor = color
            bar.layer.cornerRadius = 3
            canvas.addSubview(bar)
            let label = addLabel(text, 26, CGRect(x: 52, y: y, width: 313, height: 96), weight: .medium)
            for part in [bar, label] as [UIView] {
                part.alpha = 0
                lines.append(part)
            }
        }
        addCode("show", "frame(t) = paint(model, animations, t)") { [unowned self] in showNext() }
    }

    private func showNext() {
        for part in lines.filter({ $0.alpha == 0 }).prefix(2) {
            part.transform = CGAffineTransform(translationX: 0, y: 24)
            UIView.animate(
                withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0, options: .allowUserInteraction,
                animations: {
                    part.alpha = 1
                    part.transform = .identity
                })
        }
    }
}
