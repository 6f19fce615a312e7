import UIKit

/// A card for each family of animation calls. Each plays once when it comes into sight; a tap plays it again.
class AnimationsViewController: UIViewController, UIScrollViewDelegate {
    private let heading = Heading("Animations")
    private let page = UIScrollView()
    private lazy var cards = viewCards + animatorCards + transitionCards + layerMotionCards + layerCards
    private var hasAppeared = false
    private var cardWidth: CGFloat = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.paper
        page.delegate = self
        page.alwaysBounceVertical = true
        view.addSubview(heading)
        view.addSubview(page)
        for card in cards { page.addSubview(card) }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let (margin, gap, top) = (CGFloat(12), CGFloat(8), CGFloat(64))
        page.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: view.bounds.height - top)
        heading.frame = CGRect(x: margin + 4, y: 26, width: view.bounds.width - margin * 2, height: 34)
        let columns = view.bounds.width > 500 ? 3 : 2
        let rows = (cards.count + columns - 1) / columns
        let size = CGSize(width: (view.bounds.width - margin * 2 - gap * CGFloat(columns - 1)) / CGFloat(columns), height: 76)
        for (index, card) in cards.enumerated() {
            let (row, column) = (CGFloat(index / columns), CGFloat(index % columns))
            let place = CGPoint(x: margin + column * (size.width + gap), y: 4 + row * (size.height + gap))
            card.frame = CGRect(origin: place, size: size)
        }
        page.contentSize = CGSize(width: view.bounds.width, height: 4 + CGFloat(rows) * (size.height + gap) - gap + margin)
        guard hasAppeared, size.width != cardWidth else { return }
        cardWidth = size.width
        // What stands on a card was placed for its width.
        UIView.performWithoutAnimation(start)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        hasAppeared = true
        cardWidth = cards.first?.bounds.width ?? 0
        start()
    }

    private func start() {
        for card in cards {
            card.layoutIfNeeded()
            card.reset()
        }
        playWhatIsSeen()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { playWhatIsSeen() }

    /// One after the other, from above.
    private func playWhatIsSeen() {
        guard hasAppeared else { return }
        let seen = page.bounds.insetBy(dx: 0, dy: 30)
        let waiting = cards.filter { !$0.isWaiting && !$0.hasPlayed && $0.frame.intersects(seen) }
        for (index, card) in waiting.enumerated() {
            card.isWaiting = true
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.2 + 0.1 * Double(index)) { card.play() }
        }
    }
}
