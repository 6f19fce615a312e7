import UIKit

/// Two squares move along a rectangle: one by nested completions, one by keyframes. A tap restarts both.
class RectangleViewController: UIViewController {
    private let heading = Heading("Rectangle")
    private let ghostLabel = UILabel()
    /// The content, in the size of a phone. On a tablet it is enlarged.
    private let content = UIView()
    let nested = RectanglePathCard(
        name: "nested", title: "Four completions, nested", note: "eased leg by leg", colors: GradientSquare.red,
        lines: [0..<2, 4..<6, 8..<10, 12..<14])
    let keyframes = RectanglePathCard(
        name: "keyframes", title: "Four keyframes", note: "one even timeline", colors: GradientSquare.blue,
        lines: [4..<8, 8..<12, 12..<16, 16..<20])
    /// The number of starts. Delayed calls of an earlier start do nothing.
    private var startCount = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.background
        view.maximumContentSizeCategory = .extraExtraLarge
        ghostLabel.text = "a ghost every 0.1 s"
        ghostLabel.setScaledFont(.scaled(13, limit: 15))
        ghostLabel.textColor = Palette.secondaryForeground
        view.addSubview(content)
        for subview in [heading, ghostLabel, nested, keyframes] { content.addSubview(subview) }
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(RectangleViewController.restart)))
    }

    /// Lays out the cards below each other, or side by side in landscape.
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let isWide = view.bounds.width > view.bounds.height
        let screen = content.fill(view, designedFor: isWide ? CGSize(width: 667, height: 375) : CGSize(width: 375, height: 667))
        let top = max(72, view.safeAreaInsets.top + 52)
        let bottom = max(27, view.safeAreaInsets.bottom + 8)
        // In landscape the cards are a little narrower, so that both fit beside each other at whole points.
        let gap: CGFloat = isWide ? 9 : 8
        let available = screen.height - top - bottom
        let size =
            isWide
            ? CGSize(width: 319, height: min(max(280, available), 320))
            : CGSize(width: 327, height: min(max(280, ((available - gap) / 2).rounded(.down)), 380))
        let left = (isWide ? (screen.width - size.width * 2 - gap) / 2 : (screen.width - size.width) / 2).rounded(.down)
        heading.frame = CGRect(x: left + 4, y: top - 46, width: size.width, height: 34)
        let rightEdge = isWide ? left + size.width * 2 + gap : left + size.width
        ghostLabel.frame = CGRect(x: rightEdge - 164, y: top - 42, width: 160, height: 30)
        ghostLabel.alignToTrailingEdge()
        content.mirrorFrames(of: [heading, ghostLabel])
        nested.frame = CGRect(origin: CGPoint(x: left, y: top), size: size)
        keyframes.frame = nested.frame.offsetBy(dx: isWide ? size.width + gap : 0, dy: isWide ? 0 : size.height + gap)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        restart()
    }

    /// Restarts both animations, even if they are running.
    func restart() {
        startCount += 1
        for card in [nested, keyframes] { card.reset() }
        animateByCompletions(nested.square)
        animateByKeyframes(keyframes.square)
        sample(tick: 0, of: startCount)
    }

    /// Samples the positions now, and every tenth of a second until both squares are at the end, but for at most three seconds.
    private func sample(tick: Int, of start: Int) {
        guard start == startCount else { return }
        for card in [nested, keyframes] { card.sample() }
        guard tick < 30, tick < 5 || nested.leg != nil || keyframes.leg != nil else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [weak self] in self?.sample(tick: tick + 1, of: start) }
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.key?.keyCode == .keyboardSpacebar }) { restart() } else { super.pressesBegan(presses, with: event) }
    }
}
