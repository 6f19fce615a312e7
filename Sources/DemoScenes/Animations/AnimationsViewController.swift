import UIKit

/// A scrollable grid with one card for each kind of animation. A card plays when it first becomes visible, and again at each tap.
class AnimationsViewController: UIViewController, UIScrollViewDelegate {
    private let heading = Heading("Animations")
    private let scrollView = UIScrollView()
    private lazy var cards = viewCards + animatorCards + transitionCards + layerMotionCards + layerCards
    private var hasAppeared = false
    private var cardWidth: CGFloat = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.background
        view.maximumContentSizeCategory = .extraExtraLarge
        scrollView.delegate = self
        scrollView.alwaysBounceVertical = true
        view.addSubview(heading)
        view.addSubview(scrollView)
        for card in cards { scrollView.addSubview(card) }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let (margin, gap, top) = (CGFloat(12), CGFloat(8), CGFloat(64))
        scrollView.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: view.bounds.height - top)
        heading.frame = CGRect(x: margin + 4, y: 26, width: view.bounds.width - margin * 2, height: 34)
        let columns = view.bounds.width > 500 ? 3 : 2
        let rows = (cards.count + columns - 1) / columns
        let size = CGSize(width: (view.bounds.width - margin * 2 - gap * CGFloat(columns - 1)) / CGFloat(columns), height: 76)
        for (index, card) in cards.enumerated() {
            let (row, column) = (CGFloat(index / columns), CGFloat(index % columns))
            let origin = CGPoint(x: margin + column * (size.width + gap), y: 4 + row * (size.height + gap))
            card.frame = CGRect(origin: origin, size: size)
        }
        scrollView.contentSize = CGSize(width: view.bounds.width, height: 4 + CGFloat(rows) * (size.height + gap) - gap + margin)
        guard hasAppeared, size.width != cardWidth else { return }
        cardWidth = size.width
        // The positions of the views on a card depend on the card's width, so the cards are prepared again.
        UIView.performWithoutAnimation(restart)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        hasAppeared = true
        cardWidth = cards.first?.bounds.width ?? 0
        restart()
    }

    private func restart() {
        for card in cards {
            card.layoutIfNeeded()
            card.reset()
        }
        playVisibleCards()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { playVisibleCards() }

    /// Plays the visible cards that have not played yet, from top to bottom. Each starts 0.1 s after the previous one.
    private func playVisibleCards() {
        guard hasAppeared else { return }
        let visibleRect = scrollView.bounds.insetBy(dx: 0, dy: 30)
        let cardsToPlay = cards.filter { !$0.isScheduled && !$0.hasStarted && $0.frame.intersects(visibleRect) }
        for (index, card) in cardsToPlay.enumerated() {
            card.isScheduled = true
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.2 + 0.1 * Double(index)) { card.play() }
        }
    }
}
