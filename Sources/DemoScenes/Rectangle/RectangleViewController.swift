import UIKit

/// Two squares move along a rectangle: one by nested completions, one by keyframes. A tap restarts both.
class RectangleViewController: UIViewController {
    private let heading = Heading("Rectangle")
    let nested = RectanglePathCard(
        name: "nested", title: "Four completions, nested", note: "eased leg by leg",
        code: [
            "animate { x += 200 } done: {",
            "  animate { y += 100 } done: {",
            "    animate { x -= 200 } done: {",
            "      animate { y -= 100 } } } }",
        ])
    let keyframes = RectanglePathCard(
        name: "keyframes", title: "Four keyframes", note: "one even timeline",
        code: [
            "addKeyframe(0.00, 0.25) { x += 200 }",
            "addKeyframe(0.25, 0.25) { y += 100 }",
            "addKeyframe(0.50, 0.25) { x -= 200 }",
            "addKeyframe(0.75, 0.25) { y -= 100 }",
        ])

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.background
        view.maximumContentSizeCategory = .extraExtraLarge
        for subview in [heading, nested, keyframes] { view.addSubview(subview) }
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(RectangleViewController.restart)))
    }

    /// Lays out the cards below each other, or side by side in landscape.
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let isWide = view.bounds.width > view.bounds.height
        // In landscape the cards are a little narrower, so that both fit beside each other at whole points.
        let size = isWide ? CGSize(width: 319, height: RectanglePathCard.size.height) : RectanglePathCard.size
        let gap: CGFloat = isWide ? 9 : 8
        let left = (isWide ? (view.bounds.width - size.width * 2 - gap) / 2 : (view.bounds.width - size.width) / 2).rounded(.down)
        heading.frame = CGRect(x: left + 4, y: 26, width: size.width, height: 34)
        nested.frame = CGRect(origin: CGPoint(x: left, y: 72), size: size)
        keyframes.frame = nested.frame.offsetBy(dx: isWide ? size.width + gap : 0, dy: isWide ? 0 : size.height + gap)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        restart()
    }

    /// Restarts both animations, even if they are running.
    func restart() {
        nested.reset()
        keyframes.reset()
        animateByCompletions(nested)
        animateByKeyframes(keyframes)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.key?.keyCode == .keyboardSpacebar }) { restart() } else { super.pressesBegan(presses, with: event) }
    }
}
